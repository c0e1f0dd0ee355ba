import type { LucideIcon } from "lucide-react";

/** Edge lengths in CSS pixels: beside text, in a button, alone. */
const SIZES = { sm: 16, md: 20, lg: 28 } as const;

interface IconProps {
  readonly icon: LucideIcon;
  readonly size?: keyof typeof SIZES;
  /** Filled: outlined bars of a pause sign read as two noughts. */
  readonly solid?: boolean;
  readonly className?: string | undefined;
}

/** A line icon. It only decorates: whatever it means is said in text beside it. */
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
