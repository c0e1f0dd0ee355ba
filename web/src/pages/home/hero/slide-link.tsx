import { ArrowRight } from "lucide-react";
import { ButtonLink } from "~/ui/button/button";

interface SlideLinkProps {
  readonly link: { readonly label: string; readonly href: string };
}

export function SlideLink({ link }: SlideLinkProps) {
  return (
    <ButtonLink href={link.href} size="lg" icon={ArrowRight}>
      {link.label}
    </ButtonLink>
  );
}
