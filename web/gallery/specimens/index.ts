import type { ComponentType } from "react";
import type { Ground } from "~/ui/section";
import { Buttons } from "./buttons";
import { Fields } from "./fields";
import { Foundations } from "./foundations";
import { Lists } from "./lists";
import { Media } from "./media";
import { Messages } from "./messages";
import { Overlays } from "./overlays";
import { Surfaces } from "./surfaces";
import { Texts } from "./texts";

interface Part {
  readonly id: string;
  readonly title: string;
  readonly View: ComponentType<{ readonly scope: Ground }>;
  /** The grounds that it is made for; all of them, unless given. */
  readonly grounds?: readonly Ground[];
}

/** In the order in which a page is built up. `scope` keeps the ids of the grounds apart. */
export const SPECIMENS: readonly Part[] = [
  { id: "foundations", title: "Colour and type", View: Foundations },
  { id: "buttons", title: "Buttons and links", View: Buttons },
  { id: "fields", title: "Fields", View: Fields, grounds: ["paper", "mist"] },
  { id: "surfaces", title: "Cards", View: Surfaces },
  { id: "texts", title: "Running text", View: Texts },
  { id: "lists", title: "Tabs, carousel and lists", View: Lists },
  { id: "media", title: "Pictures and videos", View: Media },
  { id: "messages", title: "Messages", View: Messages },
  { id: "overlays", title: "Dialog, lightbox and toast", View: Overlays },
];
