/** One capability of a service or product. */
export interface Pillar {
  /** Two digits, as shown beside the title. */
  readonly id: string;
  readonly title: string;
  readonly desc: string;
}

/** A pillar that also names its parts, such as the HCM modules. */
export interface ServicePillar extends Pillar {
  readonly chips?: readonly string[];
}

/** Four to six pillars: fewer look thin, more do not fit the layout. */
export type ServicePillars =
  | readonly [ServicePillar, ServicePillar, ServicePillar, ServicePillar]
  | readonly [ServicePillar, ServicePillar, ServicePillar, ServicePillar, ServicePillar]
  | readonly [ServicePillar, ServicePillar, ServicePillar, ServicePillar, ServicePillar, ServicePillar];
