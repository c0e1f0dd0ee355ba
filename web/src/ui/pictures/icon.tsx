import type { LucideIcon } from "lucide-react";

/** Edge lengths in CSS pixels: next to text, in a button, and on its own. */
const SIZES = { sm: 16, md: 20, lg: 28 } as const;

interface IconProps {
  readonly icon: LucideIcon;
  readonly size?: keyof typeof SIZES;
  /** True for a filled icon: the outlined bars of a pause icon look like zeros. */
  readonly solid?: boolean;
  readonly className?: string | undefined;
}

/** A decorative line icon. Its meaning must also be given as text. */
export function Icon({ icon: Drawing, size = "md", solid = false, className }: IconProps) {
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      size={SIZES[size]}
      strokeWidth={1.75}
      {...(solid ? { fill: "currentColor" } : {})}
      {...(className ? { className } : {})}
    />
  );
}
