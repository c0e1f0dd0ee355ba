import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import round from "~/ui/layout/round.module.css";
import { useWords } from "~/ui/text/words";
import { Icon } from "./icon";

const VEILED = `${round.round} ${round.veiled}`;

interface PauseButtonProps {
  readonly moving: boolean;
  readonly label: string;
  readonly onPress: () => void;
}

export function PauseButton({ moving, label, onPress }: PauseButtonProps) {
  return (
    <button type="button" className={VEILED} aria-label={label} onClick={onPress}>
      <Icon icon={moving ? Pause : Play} solid />
    </button>
  );
}

interface MuteButtonProps {
  readonly muted: boolean;
  readonly onPress: () => void;
}

export function MuteButton({ muted, onPress }: MuteButtonProps) {
  const words = useWords().playback;
  return (
    <button
      type="button"
      className={VEILED}
      aria-label={muted ? words.unmuteVideo : words.muteVideo}
      onClick={onPress}
    >
      <Icon icon={muted ? VolumeX : Volume2} />
    </button>
  );
}
