import { Copy } from "lucide-react";
import type { PasswordLink } from "~/generated/contract";
import { Button } from "../ui/button";
import { copyText } from "../ui/copy-text";
import { Dialog, DialogActions } from "../ui/dialog";
import { TextField } from "../ui/field";

interface LinkDialogProps {
  readonly email: string;
  readonly link: PasswordLink | null;
  readonly onClose: () => void;
}

/** Shows a link with which a person sets a password. It is shown once. */
export function LinkDialog({ email, link, onClose }: LinkDialogProps) {
  const address = link?.link ?? "";
  return (
    <Dialog
      open={link !== null}
      title="Link to set a password"
      lead={
        link?.mailed
          ? `The link was mailed to ${email}. You can also send it yourself.`
          : `No mail was sent. Send this link to ${email} yourself.`
      }
      onClose={onClose}
    >
      <TextField
        label="Link"
        hint="It works once, for a day. It is not shown again."
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <DialogActions>
        <Button icon={Copy} onClick={() => copyText(address, "Link copied")}>
          Copy link
        </Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
