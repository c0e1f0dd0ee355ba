import { Navigate } from "react-router-dom";
import { useMay } from "../api/session";
import { Overview } from "./overview";

/** The first screen. Booth staff have only the board. */
export function Home() {
  const may = useMay();
  return may("leads") || may("content") ? <Overview /> : <Navigate to="/bookings" replace />;
}
