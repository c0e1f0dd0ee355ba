// Written by scripts/media/make: change the scripts, not this file.

/** A picture in several widths: `/media/{name}-{width}.{avif|webp}`. */
export interface Picture {
  /** Size of the widest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The horizontal place in per cent that stays in sight when the picture is cropped; 50 without. */
  readonly focus?: number;
  /** The ground of text over a light picture. */
  readonly ground?: "mist";
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
  "blog/agentic-ai": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "blog/healthcare": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "blog/oracle-strategy": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "blog/public-sector": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "career/ascent": { width: 2640, height: 1485, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "career/life": { width: 2000, height: 1125, avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "daylight/product-cadeo": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "daylight/product-govcubes": { width: 1600, height: 900, focus: 80, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "daylight/service-faw-xcelerator": { width: 1600, height: 900, focus: 80, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "daylight/service-fusion-advanced-support-team": { width: 1600, height: 900, focus: 80, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "daylight/service-generative-ai": { width: 1600, height: 900, focus: 60, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "daylight/service-strategic-advisory-consulting": { width: 1600, height: 900, focus: 60, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "daylight/step-acclimate": { width: 800, height: 600, ground: "mist", avif: [480, 800], webp: [800] },
  "daylight/step-elevate": { width: 800, height: 600, ground: "mist", avif: [480, 800], webp: [800] },
  "daylight/step-innovate": { width: 800, height: 600, ground: "mist", avif: [480, 800], webp: [800] },
  "daylight/step-relate": { width: 800, height: 600, ground: "mist", avif: [480, 800], webp: [800] },
  "daylight/step-simulate": { width: 800, height: 600, ground: "mist", avif: [480, 800], webp: [800] },
  "daylight/story-county-erp-cloud-hcm-conversion": { width: 1600, height: 900, focus: 80, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "event/aisle": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "event/city": { width: 1600, height: 900, focus: 60, avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "event/conference": { width: 2000, height: 1125, avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "event/public-finance": { width: 1600, height: 900, focus: 60, avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "event/stand": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "event/summit": { width: 2000, height: 1125, focus: 60, avif: [480, 800, 1200, 1600, 2000], webp: [800, 1200] },
  "hero/home": { width: 2880, height: 1620, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2880], webp: [800, 1200], upright: [720, 900, 1080] },
  "industry/financial": { width: 2640, height: 1485, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200] },
  "industry/financial-background": { width: 2640, height: 1485, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200] },
  "industry/healthcare": { width: 2640, height: 1485, focus: 70, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200] },
  "industry/healthcare-background": { width: 2640, height: 1485, focus: 70, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200] },
  "industry/public-sector": { width: 2640, height: 1485, focus: 70, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200] },
  "industry/public-sector-background": { width: 1600, height: 900, focus: 70, avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "industry/utilities": { width: 2640, height: 1485, focus: 70, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200] },
  "industry/utilities-background": { width: 2640, height: 1485, focus: 70, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200] },
  "leader/arjun-pillai": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "leader/daniel-whitcombe": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "leader/hannah-lindqvist": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "leader/joseph-kurian": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "leader/lakshmi-venkataraman": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "leader/marguerite-okafor": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "leader/noor-al-suwaidi": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "leader/tomas-arriaga": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "news/corx": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "page/about": { width: 2640, height: 1485, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "page/not-found": { width: 800, height: 450, focus: 60, avif: [480, 800], webp: [800] },
  "poster/ascend-2024": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "poster/ascend-2025": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "poster/bangalore-office-inauguration": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "poster/baps-mandir-inauguration": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "poster/cloud-world-2024": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "poster/gfoa-2024": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "poster/gfoa-2025": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "poster/gitex-global-2023": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "poster/gitex-global-2024": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "poster/icma-2024": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "poster/kochi-office-inauguration": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "poster/oracle-ai-world-2025": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "poster/oracle-cloud-world-2023": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "poster/oracle-cloud-world-tour-dubai": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "poster/oracle-cloud-world-tour-mumbai": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "poster/oracle-core-user-2025": { width: 1600, height: 900, ground: "mist", avif: [480, 800, 1200, 1600], webp: [800, 1200] },
  "product/cadeo": { width: 2640, height: 1485, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "product/corx": { width: 2640, height: 1485, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "product/govcubes": { width: 2640, height: 1485, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/acclimate": { width: 1200, height: 675, focus: 60, ground: "mist", avif: [480, 800, 1200], webp: [800, 1200] },
  "service/agentic-ai": { width: 2640, height: 1485, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/ai-consulting": { width: 2640, height: 1485, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/cloud-technology": { width: 2640, height: 1485, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/consulting-and-implementation": { width: 2640, height: 1485, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/faw-xcelerator": { width: 2640, height: 1485, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/fusion-advanced-support-team": { width: 2640, height: 1485, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/generative-ai": { width: 2640, height: 1485, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/intelligent-virtual-assistants": { width: 2640, height: 1485, focus: 80, ground: "mist", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/machine-learning": { width: 2640, height: 1485, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/predictive-analytics": { width: 2640, height: 1485, focus: 70, ground: "mist", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/product-software-development": { width: 2640, height: 1485, focus: 80, ground: "mist", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "service/strategic-advisory-consulting": { width: 2640, height: 1485, focus: 70, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "story/city-erp-engagement": { width: 2640, height: 1485, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "story/county-erp-cloud-hcm-conversion": { width: 2640, height: 1485, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "story/diagnosing-heart-disease": { width: 2640, height: 1485, focus: 80, ground: "mist", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "story/financial-services-ga-erp-transformation": { width: 2640, height: 1485, focus: 80, ground: "mist", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "story/hcm-efficiency": { width: 2640, height: 1485, focus: 70, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "story/town-financials-projects-grants-procurement": { width: 2640, height: 1485, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "story/town-planning-epm": { width: 2640, height: 1485, focus: 70, ground: "mist", avif: [480, 800, 1200, 1600, 2000, 2640], webp: [800, 1200], upright: [720, 900, 1080] },
  "team/caleb-rosenthal": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "team/farah-haddad": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "team/ingrid-solberg": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "team/marcus-bell": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "team/meera-nambiar": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "team/rohan-menon": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "testimonial/city-cfo": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "testimonial/county-deputy-cfo": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "testimonial/medical-professor": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "testimonial/medtech-ceo": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "testimonial/utilities-director": { width: 640, height: 800, avif: [160, 320, 640], webp: [320] },
  "video/event": { width: 2880, height: 1620, focus: 80, avif: [480, 800, 1200, 1600, 2000, 2880], webp: [800, 1200], upright: [720, 900, 1080] },
  "video/insights": { width: 2880, height: 1620, focus: 70, avif: [480, 800, 1200, 1600, 2000, 2880], webp: [800, 1200], upright: [720, 900, 1080] },
} as const satisfies Record<string, Picture>;

export const vectors = {
  "brand/cadeo-mark-light": { src: "/media/brand/cadeo-mark-light.svg", width: 48, height: 48 },
  "brand/corx-mark-light": { src: "/media/brand/corx-mark-light.svg", width: 48, height: 48 },
  "brand/govcubes-mark-light": { src: "/media/brand/govcubes-mark-light.svg", width: 48, height: 48 },
  "brand/mark-on-dark": { src: "/media/brand/mark-on-dark.svg", width: 48, height: 48 },
  "brand/mark-on-light": { src: "/media/brand/mark-on-light.svg", width: 48, height: 48 },
  "brand/world": { src: "/media/brand/world.svg", width: 360, height: 130 },
  "partner/harbour": { src: "/media/partner/harbour.svg", width: 254, height: 48 },
  "partner/meridian": { src: "/media/partner/meridian.svg", width: 289, height: 48 },
  "partner/northlight": { src: "/media/partner/northlight.svg", width: 280, height: 48 },
  "partner/tessera": { src: "/media/partner/tessera.svg", width: 256, height: 48 },
  "vision/measure": { src: "/media/vision/measure.svg", width: 1400, height: 1000 },
  "vision/rings": { src: "/media/vision/rings.svg", width: 1400, height: 1000 },
  "vision/steps": { src: "/media/vision/steps.svg", width: 1400, height: 1000 },
} as const satisfies Record<string, Vector>;

export const videos = {
  "event": { sources: [{ src: "/media/video/event-upright.webm", type: "video/webm; codecs=\"av01.0.05M.08, opus\"", media: "(max-width: 767.98px)" }, { src: "/media/video/event-upright.mp4", type: "video/mp4", media: "(max-width: 767.98px)" }, { src: "/media/video/event-large.webm", type: "video/webm; codecs=\"av01.0.08M.08, opus\"", media: "(min-width: 1440px),  (min-width: 768px) and (orientation: portrait)" }, { src: "/media/video/event.webm", type: "video/webm; codecs=\"av01.0.05M.08, opus\"" }, { src: "/media/video/event.mp4", type: "video/mp4" }], poster: "video/event", width: 1280, height: 720 },
  "insights": { sources: [{ src: "/media/video/insights-upright.webm", type: "video/webm; codecs=\"av01.0.05M.08, opus\"", media: "(max-width: 767.98px)" }, { src: "/media/video/insights-upright.mp4", type: "video/mp4", media: "(max-width: 767.98px)" }, { src: "/media/video/insights-large.webm", type: "video/webm; codecs=\"av01.0.08M.08, opus\"", media: "(min-width: 1440px),  (min-width: 768px) and (orientation: portrait)" }, { src: "/media/video/insights.webm", type: "video/webm; codecs=\"av01.0.05M.08, opus\"" }, { src: "/media/video/insights.mp4", type: "video/mp4" }], poster: "video/insights", width: 1280, height: 720 },
} as const satisfies Record<string, Video>;

/** The delivery method's frames: `/media/frames/{width}/{01…72}.avif`. */
export const frames = { count: 72, widths: [800, 1200, 2400] } as const;

export type PictureName = keyof typeof pictures;
export type VectorName = keyof typeof vectors;
export type VideoName = keyof typeof videos;
