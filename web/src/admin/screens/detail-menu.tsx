import { Copy, Ellipsis, FileDown, ScrollText, UserX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useMay } from "../api/session";
import { IconButton } from "../ui/button";
import { copyText } from "../ui/copy-text";
import { Menu, MenuItem, MenuSeparator } from "../ui/menu";
import { PersonDialog, type PersonSource } from "./person-dialog";

interface DetailMenuProps {
  readonly source: PersonSource;
  /** Address of the list, shown after the person was erased. */
  readonly backTo: string;
  /** Further items. */
  readonly children?: ReactNode;
}

/** What can be done with a lead or a booking besides its usual actions. */
export function DetailMenu({ source, backTo, children }: DetailMenuProps) {
  const may = useMay();
  const navigate = useNavigate();
  const [action, setAction] = useState<"export" | "erase" | null>(null);
  const { kind, id, reference } = source;
  return (
    <>
      <Menu trigger={<IconButton label="More" icon={Ellipsis} />}>
        <MenuItem icon={Copy} onClick={() => copyText(reference, `Copied ${reference}`)}>
          Copy reference
        </MenuItem>
        {may("audit") ? (
          <MenuItem
            icon={ScrollText}
            onClick={() => navigate(`/audit?${new URLSearchParams({ object: `${kind}:${id}` })}`)}
          >
            Show in the audit log
          </MenuItem>
        ) : null}
        {children}
        {may("privacy") ? (
          <>
            <MenuSeparator />
            <MenuItem icon={FileDown} onClick={() => setAction("export")}>
              Export this person's data
            </MenuItem>
            <MenuItem icon={UserX} danger onClick={() => setAction("erase")}>
              Erase this person's data
            </MenuItem>
          </>
        ) : null}
      </Menu>
      <PersonDialog
        source={source}
        action={action}
        onClose={() => setAction(null)}
        onErased={() => void navigate(backTo, { replace: true })}
      />
    </>
  );
}
