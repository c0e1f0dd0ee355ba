import { TriangleAlert } from "lucide-react";
import { Component, type ComponentType, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { SectionProps } from "~/page/section-module";
import { CanvasContext, SiteContext } from "./canvas-context";

interface SectionViewProps {
  /** Puck's id. */
  readonly id: string;
  readonly label: string;
}

/** A section in the canvas: the site's own component with the server's data, or a card instead. */
export function SectionView({ id, label }: SectionViewProps) {
  const { payload } = useContext(CanvasContext);
  const site = useContext(SiteContext);
  const { section, isFaulty, isOmitted } = useSyncExternalStore(payload.subscribe, () =>
    payload.sectionOf(id),
  );
  const page = useSyncExternalStore(payload.subscribe, () => payload.page);
  const View =
    section && (site?.moduleOf(section)?.default as ComponentType<SectionProps<never>> | undefined);
  const isDrawn = section !== null && page !== null && View !== undefined && View !== null;
  return (
    <div data-section={id} className="canvas-section" data-faulty={isFaulty || undefined}>
      {isDrawn ? (
        <DrawingFailure drawn={section} fallback={<Card label={label} text="cannot be drawn" />}>
          <View id={section.id} props={section.props as never} data={section.data as never} page={page} />
        </DrawingFailure>
      ) : (
        <Card
          label={label}
          text={isFaulty ? "has faults" : isOmitted ? "shows nothing yet: check its fields" : "is loading"}
          isLoading={!isFaulty && !isOmitted}
        />
      )}
      {isDrawn && isFaulty ? (
        <p className="canvas-strip">
          <TriangleAlert aria-hidden="true" size={16} /> {label} has faults. It is shown as it was before.
        </p>
      ) : null}
    </div>
  );
}

function Card({ label, text, isLoading = false }: { label: string; text: string; isLoading?: boolean }) {
  return (
    <div className="canvas-card" data-loading={isLoading || undefined}>
      {isLoading ? null : <TriangleAlert aria-hidden="true" size={20} />}
      <strong>{label}</strong> {text}
    </div>
  );
}

interface DrawingFailureProps {
  /** What is drawn. Something else is tried again. */
  readonly drawn: object;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Shows a card if a section's component throws. */
class DrawingFailure extends Component<DrawingFailureProps, { failed: object | null; hasThrown: boolean }> {
  override state = { failed: null, hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  static getDerivedStateFromProps(
    { drawn }: DrawingFailureProps,
    state: { failed: object | null; hasThrown: boolean },
  ) {
    return state.failed === drawn ? null : { failed: drawn, hasThrown: false };
  }

  override render() {
    return this.state.hasThrown ? this.props.fallback : this.props.children;
  }
}
