import type { MediaRendition } from "~/generated/contract";
import { weightText } from "./words";

/** The sizes that visitors receive, with their weights. Those of the upright crop come last. */
export function Renditions({ renditions }: { readonly renditions: readonly MediaRendition[] }) {
  const nameOf = ({ width, height }: MediaRendition) => `${width} × ${height}`;
  const isUpright = ({ width, height }: MediaRendition) => width < height;
  const sizes = renditions.toSorted(
    (a, b) => Number(isUpright(a)) - Number(isUpright(b)) || b.width - a.width,
  );
  const names = [...new Set(sizes.map(nameOf))];
  const weightOf = (name: string, format: string) => {
    const found = renditions.find((rendition) => nameOf(rendition) === name && rendition.format === format);
    return found ? weightText(found.bytes) : "–";
  };
  const formats = [...new Set(renditions.map(({ format }) => format))].toSorted();
  return (
    <table className="numbers">
      <thead>
        <tr>
          <th scope="col">Pixels</th>
          {formats.map((format) => (
            <th key={format} scope="col">
              {FORMATS[format] ?? format}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {formats.map((format) => (
              <td key={format}>{weightOf(name, format)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const FORMATS: Readonly<Record<string, string>> = { avif: "AVIF", webp: "WebP" };
