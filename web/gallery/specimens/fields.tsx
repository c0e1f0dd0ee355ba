import { useState } from "react";
import type { CountryChoice } from "~/core/contract";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { Flag } from "~/ui/flag";
import { PhoneField } from "~/ui/phone-field";
import { TextAreaField } from "~/ui/text-area-field";
import { TextField } from "~/ui/text-field";
import styles from "../gallery.module.css";
import { Specimen } from "../specimen";

const UNITED_STATES: CountryChoice = { iso: "US", name: "United States", dial: "1" };
const EMAIL_ERROR = "Please enter a valid email address";

export function Fields({ scope }: { readonly scope: string }) {
  const [country, setCountry] = useState(UNITED_STATES);
  const id = (name: string) => `${scope}-${name}`;
  const chooseCountry = (iso: string) => setCountry({ ...UNITED_STATES, iso });
  return (
    <>
      <Specimen name="Empty, required">
        <TextField id={id("empty")} label="Full Name" required />
      </Specimen>
      <Specimen name="Filled, optional, with a hint">
        <TextField
          id={id("filled")}
          label="Company"
          hint="As it stands on your contract"
          defaultValue="Lake County"
        />
      </Specimen>
      <Specimen name="Focus" force="focus">
        <TextField id={id("focus")} label="Email" type="email" required defaultValue="cfo@lake.example" />
      </Specimen>
      <Specimen name="Error">
        <TextField
          id={id("error")}
          label="Email"
          type="email"
          required
          defaultValue="cfo@lake"
          error={EMAIL_ERROR}
        />
      </Specimen>
      <Specimen name="Phone number">
        <PhoneField
          id={id("phone")}
          label="Phone"
          required
          country={country}
          onCountrySelect={chooseCountry}
        />
      </Specimen>
      <Specimen name="Phone number, error">
        <PhoneField
          id={id("phone-error")}
          label="Phone"
          required
          country={country}
          onCountrySelect={chooseCountry}
          defaultValue="555"
          error="Please enter a valid phone number"
        />
      </Specimen>
      <Specimen name="Text area, nearly full">
        <TextAreaField
          id={id("area")}
          label="Message"
          defaultValue="We run payroll for 4,200 employees on PeopleSoft 9.2."
          counter={{ length: 1_750, limit: 2_000 }}
        />
      </Specimen>
      <Specimen name="Text area, error">
        <TextAreaField
          id={id("area-error")}
          label="Message"
          required
          error="Please tell us what it is about"
        />
      </Specimen>
      <Specimen name="Checkbox">
        <CheckboxField id={id("agree")} label="I have read the privacy policy" required />
      </Specimen>
      <Specimen name="Checkbox, checked">
        <CheckboxField id={id("agreed")} label="I have read the privacy policy" required defaultChecked />
      </Specimen>
      <Specimen name="Checkbox, error">
        <CheckboxField
          id={id("refused")}
          label="I have read the privacy policy"
          required
          error="Please agree first"
        />
      </Specimen>
      <Specimen name="Flags">
        <span className={styles.row}>
          {["US", "IN", "AE", "DE", "BR"].map((iso) => (
            <Flag key={iso} iso={iso} />
          ))}
        </span>
      </Specimen>
      <Specimen name="Error summary" wide>
        <ErrorSummary
          attempt={0}
          errors={[
            { fieldId: id("error"), message: EMAIL_ERROR },
            { fieldId: id("phone-error"), message: "Please enter a valid phone number" },
          ]}
        />
      </Specimen>
    </>
  );
}
