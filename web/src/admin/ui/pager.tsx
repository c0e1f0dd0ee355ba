import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "./button";
import styles from "./pager.module.css";

interface PagerProps {
  readonly total: number;
  readonly pageSize: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export function Pager({ total, pageSize, page, onPage }: PagerProps) {
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <nav className={styles.pager} aria-label="Pages">
      <IconButton
        label="Previous page"
        icon={ChevronLeft}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span>
        {first}–{last} of {total}
      </span>
      <IconButton
        label="Next page"
        icon={ChevronRight}
        disabled={last >= total}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
