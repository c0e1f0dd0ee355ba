const COMMON = {
  hero: true,
  impact: true,
  pillars: true,
  circle: true,
  thrive: true,
  services: true,
} as const;

/** AI services are about building something new: no migration, no delivery method, no packages. */
export const AI_SECTIONS = { ...COMMON, migration: false, delivery: false, packages: false } as const;

/** Cloud services come with the legacy platforms and the five delivery steps. */
export const CLOUD_SECTIONS = { ...COMMON, migration: true, delivery: true, packages: false } as const;

/** FAW Xcelerator alone is sold in packages. */
export const FAW_SECTIONS = { ...COMMON, migration: true, delivery: true, packages: true } as const;
