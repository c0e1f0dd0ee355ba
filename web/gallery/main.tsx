import "~/styles/index.css";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { ToastProvider } from "~/ui/toast-provider";
import { forceStates } from "./force-states";
import { Gallery } from "./gallery";

const router = createMemoryRouter([{ path: "*", Component: Gallery }]);
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  );
}
forceStates();
