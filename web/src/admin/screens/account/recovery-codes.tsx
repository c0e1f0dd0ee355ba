import { Copy, Download } from "lucide-react";
import { saveFile } from "../../api/request";
import { Button } from "../../ui/button";
import { copyText } from "../../ui/copy-text";
import { Dialog, DialogActions } from "../../ui/dialog";
import styles from "./account.module.css";

interface RecoveryCodesProps {
  readonly codes: readonly string[] | null;
  readonly onClose: () => void;
}

/** Shows the recovery codes, which the server does not show again. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const text = codes?.join("\n") ?? "";
  return (
    <Dialog
      open={codes !== null}
      title="Save your recovery codes"
      lead="Each signs you in once if you lose your phone. They are not shown again."
    >
      <ul className={styles.codes}>
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <Button icon={Copy} onClick={() => copyText(text, "Codes copied")}>
          Copy
        </Button>
        <Button
          icon={Download}
          onClick={() => saveFile(new Blob([text], { type: "text/plain" }), "recovery-codes.txt")}
        >
          Download
        </Button>
        <Button variant="primary" onClick={onClose}>
          I saved them
        </Button>
      </DialogActions>
    </Dialog>
  );
}
