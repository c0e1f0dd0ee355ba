import type { ReactNode } from "react";
import type { LandingData, LandingMachines } from "~/generated/contract";
import { type DialogLink, useLazyDialog } from "./use-lazy-dialog";

const load = () => import("~/features/booking/booking-dialog").then((module) => module.BookingDialog);

/** The booking dialog, which leaves its confirmation where it stands, and what makes a link open it. */
export function useBookingDialog(
  landing: LandingData,
  machines: LandingMachines,
): {
  readonly register: DialogLink;
  readonly dialog: ReactNode;
} {
  const { Dialog, open, setOpen, link } = useLazyDialog(`/${landing.token}/book`, load);
  return {
    register: link,
    dialog: Dialog ? (
      <Dialog landing={landing} machines={machines} open={open} onClose={() => setOpen(false)} />
    ) : null,
  };
}
