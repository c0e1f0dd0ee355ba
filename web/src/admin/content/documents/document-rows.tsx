import { Copy, Ellipsis, ExternalLink, PencilLine, Trash2 } from "lucide-react";
import type { Ref } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Avatar } from "../../ui/avatar";
import { IconButton } from "../../ui/button";
import { Menu, MenuItem, MenuSeparator } from "../../ui/menu";
import { Time } from "../../ui/time";
import { KINDS } from "../kinds";
import type { DocumentRow } from "../types";
import styles from "./document-rows.module.css";
import { StateMark } from "./state-mark";

interface DocumentRowsProps {
  readonly ref: Ref<HTMLUListElement>;
  readonly rows: readonly DocumentRow[];
  readonly timeZone: string;
  readonly onCopy: (row: DocumentRow) => void;
  readonly onDelete: (row: DocumentRow) => void;
}

export function DocumentRows({ ref, rows, ...props }: DocumentRowsProps) {
  return (
    <ul ref={ref} className="box" aria-label="Documents">
      {rows.map((row) => (
        <Row key={row.id} row={row} {...props} />
      ))}
    </ul>
  );
}

type RowProps = Omit<DocumentRowsProps, "ref" | "rows"> & { readonly row: DocumentRow };

function Row({ row, timeZone, onCopy, onDelete }: RowProps) {
  const navigate = useNavigate();
  const { label, icon: Icon, isCollection } = KINDS[row.kind];
  return (
    <li className={styles.row} data-id={row.id}>
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
      <div className={styles.text}>
        <Link to={`/content/${row.id}`} className={styles.link}>
          <span className="truncate">{row.title}</span>
          <span className="note truncate">{row.path ?? row.name}</span>
        </Link>
        <div className={styles.facts}>
          <span className={styles.kind}>{label}</span>
          <span className={styles.state}>
            <StateMark state={row.state} plan={row.plan} timeZone={timeZone} />
          </span>
          <span className={styles.edited}>
            <Avatar email={row.updatedBy} />
            <span className="visually-hidden">Last edited by {row.updatedBy}, </span>
            <Time at={row.updatedAt} />
          </span>
        </div>
      </div>
      <Menu trigger={<IconButton label={`Actions for ${row.title}`} icon={Ellipsis} />}>
        <MenuItem icon={PencilLine} onClick={() => void navigate(`/content/${row.id}`)}>
          Edit
        </MenuItem>
        {row.path !== null && row.state !== "draft" ? (
          <MenuItem icon={ExternalLink} onClick={() => window.open(row.path ?? "/", "_blank", "noopener")}>
            View on the site
          </MenuItem>
        ) : null}
        {isCollection ? (
          <>
            <MenuItem icon={Copy} onClick={() => onCopy(row)}>
              Duplicate
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={Trash2} danger onClick={() => onDelete(row)}>
              Delete
            </MenuItem>
          </>
        ) : null}
      </Menu>
    </li>
  );
}
