import type { Social } from "~/generated/contract";

type Network = Social["network"];

/** Path data of the networks' logos, each in a view box of 24 × 24. */
const PATHS: Record<Network, string> = {
  facebook:
    "M13.6 21v-7.6h2.6l.5-3.2h-3.1V8.1c0-.9.4-1.7 1.8-1.7h1.4V3.7s-1.3-.2-2.5-.2c-2.5 0-4.2 1.5-4.2 4.3v2.4H7.3v3.2h2.8V21z",
  instagram:
    "M7.8 3h8.4A4.8 4.8 0 0 1 21 7.8v8.4a4.8 4.8 0 0 1-4.8 4.8H7.8A4.8 4.8 0 0 1 3 16.200V7.800A4.800 4.800 0 0 1 7.800 3zm.2 1.900A3.100 3.100 0 0 0 4.900 8v8A3.100 3.100 0 0 0 8 19.100h8a3.100 3.100 0 0 0 3.100-3.100V8A3.100 3.100 0 0 0 16 4.900zm4 2.700a4.400 4.400 0 1 1 0 8.800 4.400 4.400 0 0 1 0-8.800zm0 1.900a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zm4.700-3.200a1.050 1.050 0 1 1 0 2.100 1.050 1.050 0 0 1 0-2.100z",
  x: "M3.500 4h4.800l3.900 5.300L16.700 4h2.700l-6 7 6.600 9h-4.800l-4.300-5.800L6 20H3.300l6.300-7.400zm3.700 1.700 9 12.600h1.300l-9-12.600z",
  linkedin:
    "M5.300 3.600a1.900 1.900 0 1 1 0 3.800 1.900 1.900 0 0 1 0-3.800zM3.700 9h3.200v11.400H3.700zm5.300 0h3.100v1.600c.5-.9 1.700-1.900 3.400-1.900 3.600 0 4.300 2.400 4.300 5.500v6.200h-3.200v-5.500c0-1.300 0-3-1.900-3s-2.200 1.400-2.200 2.900v5.600H9z",
};

const NAMES: Record<Network, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  x: "X",
  linkedin: "LinkedIn",
};

export function networkName(network: Network): string {
  return NAMES[network];
}

export function SocialIcon({ network }: { readonly network: Network }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={PATHS[network]} fillRule="evenodd" />
    </svg>
  );
}
