import type { MediaRendition } from "~/generated/contract";
import styles from "./renditions.module.css";
import { weightText } from "./words";

/** The sizes that visitors receive, with their weights. */
export function Renditions({ renditions }: { readonly renditions: readonly MediaRendition[] }) {
  const widths = [...new Set(renditions.map(({ width }) => width))].toSorted((a, b) => b - a);
  const weightOf = (width: number, format: string) => {
    const found = renditions.find((rendition) => rendition.width === width && rendition.format === format);
    return found ? weightText(found.bytes) : "–";
  };
  const formats = [...new Set(renditions.map(({ format }) => format))].toSorted();
  return (
    <table className={styles.renditions}>
      <thead>
        <tr>
          <th scope="col">Width</th>
          {formats.map((format) => (
            <th key={format} scope="col">
              {FORMATS[format] ?? format}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {widths.map((width) => (
          <tr key={width}>
            <th scope="row">{width}</th>
            {formats.map((format) => (
              <td key={format}>{weightOf(width, format)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const FORMATS: Readonly<Record<string, string>> = { avif: "AVIF", webp: "WebP" };
