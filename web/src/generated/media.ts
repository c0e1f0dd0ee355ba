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
  /** Widths of the 9:16 crop for phones in AVIF, the widest in WebP too: `/media/{name}-upright-{width}.{avif|webp}`. */
  readonly upright?: readonly number[];
}

export interface Vector {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export interface Video {
  /** In the order in which a browser tries them; `media` says for which windows one is. */
  readonly sources: readonly { readonly src: string; readonly type: string; readonly media?: string }[];
  /** Name of the poster in `pictures`. */
  readonly poster: string;
  readonly width: number;
  readonly height: number;
}

export const pictures = {
  "blog/agentic-ai": { width: 1600, height: 900, colour: "#1c565f", focus: "50% 50%", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "blog/generative": { width: 1600, height: 900, colour: "#34808c", focus: "50% 50%", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "blog/healthcare": { width: 2000, height: 1125, colour: "#0b414c", focus: "50% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "blog/oracle-strategy": { width: 2000, height: 1125, colour: "#0f464e", focus: "50% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "blog/public-sector": { width: 2000, height: 1125, colour: "#143a41", focus: "50% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "blog/voice": { width: 2000, height: 1125, colour: "#0d4e58", focus: "50% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "career/ascent": { width: 2640, height: 1485, colour: "#114f57", focus: "75% 45%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "career/life": { width: 2000, height: 1125, colour: "#0f4851", focus: "50% 55%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "event/aisle": { width: 2000, height: 1125, colour: "#1a616d", focus: "50% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "event/city": { width: 2000, height: 1125, colour: "#134b53", focus: "55% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "event/conference": { width: 2000, height: 1125, colour: "#124852", focus: "50% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "event/discs": { width: 2000, height: 1125, colour: "#31626d", focus: "55% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "event/doorway": { width: 2000, height: 1125, colour: "#285860", focus: "55% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "event/expo": { width: 2000, height: 1125, colour: "#155761", focus: "50% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "event/globe": { width: 2000, height: 1125, colour: "#183e45", focus: "50% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "event/office-opening": { width: 2000, height: 1125, colour: "#1c4f58", focus: "55% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "event/public-finance": { width: 2000, height: 1125, colour: "#18505a", focus: "55% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "event/ridge": { width: 2000, height: 1125, colour: "#03282e", focus: "55% 45%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "event/seats": { width: 2000, height: 1125, colour: "#0a6472", focus: "50% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "event/stage": { width: 2000, height: 1125, colour: "#0b414b", focus: "50% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "event/stand": { width: 2000, height: 1125, colour: "#134f5a", focus: "50% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "event/summit": { width: 2000, height: 1125, colour: "#0e4851", focus: "55% 45%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "event/temple": { width: 1600, height: 900, colour: "#08454e", focus: "55% 50%", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "event/towers": { width: 2000, height: 1125, colour: "#072b31", focus: "55% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "event/world-tour": { width: 2000, height: 1125, colour: "#114148", focus: "60% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "hero/awards": { width: 2880, height: 1620, colour: "#093b43", focus: "79% 42%", avif: [480, 800, 1200, 1600, 2000, 2880], webp: [800, 1200], upright: [720, 900, 1080] },
  "hero/home": { width: 2880, height: 1620, colour: "#18565f", focus: "80% 48%", avif: [480, 800, 1200, 1600, 2000, 2880], webp: [800, 1200], upright: [720, 900, 1080] },
  "industry/financial": { width: 2640, height: 1485, colour: "#1f636f", focus: "68% 50%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200] },
  "industry/financial-background": { width: 2640, height: 1485, colour: "#1f6e7c", focus: "60% 50%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200] },
  "industry/healthcare": { width: 2640, height: 1485, colour: "#115763", focus: "68% 50%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200] },
  "industry/healthcare-background": { width: 2640, height: 1485, colour: "#0d444e", focus: "70% 50%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "industry/public-sector": { width: 2640, height: 1485, colour: "#0b4048", focus: "68% 50%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200] },
  "industry/public-sector-background": { width: 2640, height: 1485, colour: "#08414a", focus: "72% 50%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200] },
  "industry/utilities": { width: 2640, height: 1485, colour: "#0a3e46", focus: "68% 50%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200] },
  "industry/utilities-background": { width: 2640, height: 1485, colour: "#184f57", focus: "65% 50%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200] },
  "leader/arjun-pillai": { width: 640, height: 640, colour: "#45939e", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "leader/daniel-whitcombe": { width: 640, height: 640, colour: "#387378", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "leader/hannah-lindqvist": { width: 640, height: 640, colour: "#3b7479", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "leader/joseph-kurian": { width: 640, height: 640, colour: "#418691", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "leader/lakshmi-venkataraman": { width: 640, height: 640, colour: "#357883", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "leader/marguerite-okafor": { width: 640, height: 640, colour: "#2f777a", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "leader/noor-al-suwaidi": { width: 640, height: 640, colour: "#45939e", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "leader/tomas-arriaga": { width: 640, height: 640, colour: "#3d898c", focus: "50% 50%", avif: [160, 320, 640], webp: [320] },
  "news/corx": { width: 2000, height: 1125, colour: "#2a6770", focus: "50% 50%", avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "page/about": { width: 2640, height: 1485, colour: "#0e434b", focus: "84% 44%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "page/not-found": { width: 800, height: 450, colour: "#1a4851", focus: "60% 55%", avif: [480, 800], webp: [800] },
  "product/cadeo": { width: 2640, height: 1485, colour: "#093137", focus: "75% 38%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "product/corx": { width: 2640, height: 1485, colour: "#0e3f47", focus: "79% 42%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "product/govcubes": { width: 2640, height: 1485, colour: "#0a3d45", focus: "78% 42%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/acclimate": { width: 1200, height: 675, colour: "#154e58", focus: "55% 50%", avif: [480, 800, 1200], webp: [800, 1200] },
  "service/agentic-ai": { width: 2640, height: 1485, colour: "#091d21", focus: "88% 24%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/ai-consulting": { width: 2640, height: 1485, colour: "#0b4149", focus: "72% 36%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/cloud-technology": { width: 2640, height: 1485, colour: "#0b2c32", focus: "82% 40%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/consulting-and-implementation": { width: 2640, height: 1485, colour: "#17454d", focus: "80% 34%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/faw-xcelerator": { width: 2640, height: 1485, colour: "#0f3a40", focus: "77% 38%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/fusion-advanced-support-team": { width: 2640, height: 1485, colour: "#0c414a", focus: "78% 42%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/generative-ai": { width: 2640, height: 1485, colour: "#174a51", focus: "86% 38%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/intelligent-virtual-assistants": { width: 2640, height: 1485, colour: "#073840", focus: "80% 42%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/machine-learning": { width: 2640, height: 1485, colour: "#0e4b56", focus: "80% 42%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/predictive-analytics": { width: 2640, height: 1485, colour: "#14474f", focus: "73% 44%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/product-software-development": { width: 2640, height: 1485, colour: "#052f36", focus: "84% 40%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/strategic-advisory-consulting": { width: 2640, height: 1485, colour: "#124f58", focus: "73% 42%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "story/city-erp-engagement": { width: 2640, height: 1485, colour: "#0d3037", focus: "72% 40%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "story/county-erp-cloud-hcm-conversion": { width: 2640, height: 1485, colour: "#154b53", focus: "74% 34%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "story/diagnosing-heart-disease": { width: 2640, height: 1485, colour: "#073037", focus: "80% 37%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "story/financial-services-ga-erp-transformation": { width: 2640, height: 1485, colour: "#0e444c", focus: "78% 46%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "story/hcm-efficiency": { width: 2640, height: 1485, colour: "#1a5f68", focus: "74% 38%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "story/town-financials-projects-grants-procurement": { width: 2640, height: 1485, colour: "#0e2d33", focus: "74% 42%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "story/town-planning-epm": { width: 2640, height: 1485, colour: "#1b4d57", focus: "72% 42%", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
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
  "video/event": { width: 2880, height: 1620, colour: "#124c55", focus: "84% 38%", avif: [480, 800, 1200, 1600, 2000, 2880], webp: [800, 1200], upright: [720, 900, 1080] },
  "video/insights": { width: 2880, height: 1620, colour: "#145058", focus: "74% 38%", avif: [480, 800, 1200, 1600, 2000, 2880], webp: [800, 1200], upright: [720, 900, 1080] },
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
  "brand/world": { src: "/media/brand/world.svg", width: 360, height: 130 },
  "partner/harbour": { src: "/media/partner/harbour.svg", width: 254, height: 48 },
  "partner/harbour-light": { src: "/media/partner/harbour-light.svg", width: 254, height: 48 },
  "partner/meridian": { src: "/media/partner/meridian.svg", width: 289, height: 48 },
  "partner/meridian-light": { src: "/media/partner/meridian-light.svg", width: 289, height: 48 },
  "partner/northlight": { src: "/media/partner/northlight.svg", width: 280, height: 48 },
  "partner/northlight-light": { src: "/media/partner/northlight-light.svg", width: 280, height: 48 },
  "partner/tessera": { src: "/media/partner/tessera.svg", width: 256, height: 48 },
  "partner/tessera-light": { src: "/media/partner/tessera-light.svg", width: 256, height: 48 },
  "vision/columns": { src: "/media/vision/columns.svg", width: 598, height: 736 },
  "vision/measure": { src: "/media/vision/measure.svg", width: 713, height: 608 },
  "vision/rings": { src: "/media/vision/rings.svg", width: 713, height: 608 },
  "vision/steps": { src: "/media/vision/steps.svg", width: 713, height: 608 },
} as const satisfies Record<string, Vector>;

export const videos = {
  "event": { sources: [{ src: "/media/video/event-upright.webm", type: "video/webm; codecs=\"av01.0.05M.08, opus\"", media: "(max-width: 767.98px)" }, { src: "/media/video/event-upright.mp4", type: "video/mp4", media: "(max-width: 767.98px)" }, { src: "/media/video/event.webm", type: "video/webm; codecs=\"av01.0.05M.08, opus\"" }, { src: "/media/video/event.mp4", type: "video/mp4" }], poster: "video/event", width: 1280, height: 720 },
  "insights": { sources: [{ src: "/media/video/insights-upright.webm", type: "video/webm; codecs=\"av01.0.05M.08, opus\"", media: "(max-width: 767.98px)" }, { src: "/media/video/insights-upright.mp4", type: "video/mp4", media: "(max-width: 767.98px)" }, { src: "/media/video/insights.webm", type: "video/webm; codecs=\"av01.0.05M.08, opus\"" }, { src: "/media/video/insights.mp4", type: "video/mp4" }], poster: "video/insights", width: 1280, height: 720 },
} as const satisfies Record<string, Video>;

/** The delivery method's frames: `/media/frames/{width}/{01…72}.avif`. */
export const frames = { count: 72, widths: [800, 1200, 2400] } as const;

export type PictureName = keyof typeof pictures;
export type VectorName = keyof typeof vectors;
export type VideoName = keyof typeof videos;
