/** One step of the delivery method; the About page's workflow tells the same five. */
export interface DeliveryStep<Id extends string = string, Title extends string = string> {
  readonly number: Id;
  readonly title: Title;
  readonly subtitle: string;
  readonly desc: string;
}

export type DeliverySteps = readonly [
  DeliveryStep<"01", "Relate">,
  DeliveryStep<"02", "Acclimate">,
  DeliveryStep<"03", "Innovate">,
  DeliveryStep<"04", "Simulate">,
  DeliveryStep<"05", "Elevate">,
];
