import { Pause, Play, Volume2, VolumeX } from "lucide-react";
import { Icon } from "~/ui/icon/icon";
import round from "~/ui/round/round.module.css";

interface FilmButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

const VEILED = `${round.round} ${round.veiled}`;

/** Stops what moves by itself, and lets it move again. */
export function PauseButton({ moving, label, onPress }: FilmButtonProps & { readonly moving: boolean }) {
  return (
    <button type="button" className={VEILED} aria-label={label} onClick={onPress}>
      <Icon icon={moving ? Pause : Play} solid />
    </button>
  );
}

export function MuteButton({ muted, label, onPress }: FilmButtonProps & { readonly muted: boolean }) {
  return (
    <button type="button" className={VEILED} aria-label={label} onClick={onPress}>
      <Icon icon={muted ? VolumeX : Volume2} />
    </button>
  );
}
