// Written by scripts/media/make: change the scripts, not this file.

/** A picture in several widths: `/media/{name}-{width}.{avif|webp}`. */
export interface Picture {
  /** Size of the widest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Mean colour, for the ground until the picture is there. */
  readonly colour: string;
  /** Value for `object-position`: what must stay in sight when the picture is cropped. */
  readonly focus: string;
  readonly avif: readonly number[];
  readonly webp: readonly number[];
}

export interface Vector {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export interface Video {
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  /** Name of the poster in `pictures`. */
  readonly poster: string;
  readonly width: number;
  readonly height: number;
}

export const pictures = {
  "leader/arjun-pillai": { width: 640, height: 640, colour: "#45939e", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "leader/daniel-whitcombe": { width: 640, height: 640, colour: "#387378", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "leader/hannah-lindqvist": { width: 640, height: 640, colour: "#3b7479", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "leader/joseph-kurian": { width: 640, height: 640, colour: "#418691", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "leader/lakshmi-venkataraman": { width: 640, height: 640, colour: "#357883", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "leader/marguerite-okafor": { width: 640, height: 640, colour: "#2f777a", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "leader/noor-al-suwaidi": { width: 640, height: 640, colour: "#45939e", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "leader/tomas-arriaga": { width: 640, height: 640, colour: "#3d898c", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "team/caleb-rosenthal": { width: 640, height: 640, colour: "#44939e", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "team/farah-haddad": { width: 640, height: 640, colour: "#2e686d", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "team/ingrid-solberg": { width: 640, height: 640, colour: "#3b888b", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "team/marcus-bell": { width: 640, height: 640, colour: "#4798a4", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "team/meera-nambiar": { width: 640, height: 640, colour: "#3c898c", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "team/rohan-menon": { width: 640, height: 640, colour: "#428792", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "testimonial/city-cfo": { width: 640, height: 640, colour: "#397277", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "testimonial/county-deputy-cfo": { width: 640, height: 640, colour: "#4697a2", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "testimonial/medical-professor": { width: 640, height: 640, colour: "#3c898c", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "testimonial/medtech-ceo": { width: 640, height: 640, colour: "#2a646a", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "testimonial/utilities-director": { width: 640, height: 640, colour: "#438893", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
} as const satisfies Record<string, Picture>;

export const vectors = {
  "brand/cadeo-dark": { src: "/media/brand/cadeo-dark.svg", width: 162, height: 48 },
  "brand/cadeo-light": { src: "/media/brand/cadeo-light.svg", width: 162, height: 48 },
  "brand/cadeo-mark-dark": { src: "/media/brand/cadeo-mark-dark.svg", width: 48, height: 48 },
  "brand/cadeo-mark-light": { src: "/media/brand/cadeo-mark-light.svg", width: 48, height: 48 },
  "brand/corx-dark": { src: "/media/brand/corx-dark.svg", width: 154, height: 48 },
  "brand/corx-light": { src: "/media/brand/corx-light.svg", width: 154, height: 48 },
  "brand/corx-mark-dark": { src: "/media/brand/corx-mark-dark.svg", width: 48, height: 48 },
  "brand/corx-mark-light": { src: "/media/brand/corx-mark-light.svg", width: 48, height: 48 },
  "brand/govcubes-dark": { src: "/media/brand/govcubes-dark.svg", width: 222, height: 48 },
  "brand/govcubes-light": { src: "/media/brand/govcubes-light.svg", width: 222, height: 48 },
  "brand/govcubes-mark-dark": { src: "/media/brand/govcubes-mark-dark.svg", width: 48, height: 48 },
  "brand/govcubes-mark-light": { src: "/media/brand/govcubes-mark-light.svg", width: 48, height: 48 },
  "brand/mark-dark": { src: "/media/brand/mark-dark.svg", width: 48, height: 48 },
  "brand/mark-light": { src: "/media/brand/mark-light.svg", width: 48, height: 48 },
  "brand/wordmark-dark": { src: "/media/brand/wordmark-dark.svg", width: 215, height: 48 },
  "brand/wordmark-light": { src: "/media/brand/wordmark-light.svg", width: 215, height: 48 },
  "flag/ae": { src: "/media/flag/ae.svg", width: 513, height: 342 },
  "flag/in": { src: "/media/flag/in.svg", width: 513, height: 342 },
  "flag/us": { src: "/media/flag/us.svg", width: 513, height: 342 },
  "partner/harbour-light": { src: "/media/partner/harbour-light.svg", width: 254, height: 48 },
  "partner/harbour": { src: "/media/partner/harbour.svg", width: 254, height: 48 },
  "partner/meridian-light": { src: "/media/partner/meridian-light.svg", width: 289, height: 48 },
  "partner/meridian": { src: "/media/partner/meridian.svg", width: 289, height: 48 },
  "partner/northlight-light": { src: "/media/partner/northlight-light.svg", width: 280, height: 48 },
  "partner/northlight": { src: "/media/partner/northlight.svg", width: 280, height: 48 },
  "partner/tessera-light": { src: "/media/partner/tessera-light.svg", width: 256, height: 48 },
  "partner/tessera": { src: "/media/partner/tessera.svg", width: 256, height: 48 },
} as const satisfies Record<string, Vector>;

export const videos = {

} as const satisfies Record<string, Video>;

/** The delivery method's frames: `/media/frames/{width}/{01…72}.avif`. */
export const frames = { count: 0, widths: [1200, 800], width: 1200, height: 675 } as const;

export type PictureName = keyof typeof pictures;
export type VectorName = keyof typeof vectors;
export type VideoName = keyof typeof videos;
