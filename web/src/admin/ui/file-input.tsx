import type { ComponentProps } from "react";

interface FileInputProps extends Omit<ComponentProps<"input">, "onChange" | "type"> {
  readonly onFiles: (files: readonly File[]) => void;
}

/** A hidden input, which a button opens. It can receive the same file again. */
export function FileInput({ onFiles, ...props }: FileInputProps) {
  return (
    <input
      type="file"
      hidden
      {...props}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        target.value = "";
      }}
    />
  );
}
