import { CSPProvider } from "@base-ui/react/csp-provider";
import { Toast } from "@base-ui/react/toast";
import { Tooltip } from "@base-ui/react/tooltip";
import { MutationCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Compass } from "lucide-react";
import { StrictMode } from "react";
import { createBrowserRouter, Link, Navigate, RouterProvider } from "react-router-dom";
import { errorText, Problem } from "./api/problem";
import { useMay } from "./api/session";
import { ForgottenPassword } from "./auth/forgotten-password";
import { LinkPage } from "./auth/link-page";
import { SessionDialog } from "./auth/session-dialog";
import { Gate } from "./frame/gate";
import { ScreenFailure } from "./frame/screen-failure";
import { Account } from "./screens/account/account";
import { AuditLog } from "./screens/audit-log";
import { Bookings } from "./screens/bookings/bookings";
import { Deliveries } from "./screens/deliveries";
import { Leads } from "./screens/leads/leads";
import { Overview } from "./screens/overview";
import { People } from "./screens/people";
import { buttonClass } from "./ui/button";
import { Empty } from "./ui/notice";
import { Page } from "./ui/page";
import { Toasts, toast, toastManager } from "./ui/toast";

declare module "@tanstack/react-query" {
  interface Register {
    /** `quiet`: the screen shows the error itself. */
    mutationMeta: { quiet?: boolean };
  }
}

const RETRIES = 2;

const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A refusal stays a refusal.
      retry: (count, error) => count < RETRIES && !(error instanceof Problem && error.status >= 400),
    },
  },
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (!mutation.meta?.quiet) toast(errorText(error), undefined, "error");
    },
  }),
});

const router = createBrowserRouter(
  [
    { path: "/link", Component: LinkPage },
    { path: "/forgot", Component: ForgottenPassword },
    {
      path: "/",
      Component: Gate,
      ErrorBoundary: ScreenFailure,
      HydrateFallback: NoScreen,
      children: [
        {
          // Inside the frame: after a fault the sidebar still works.
          ErrorBoundary: ScreenFailure,
          children: [
            { index: true, Component: Home },
            { path: "leads/:id?", Component: Leads },
            { path: "bookings/:id?", Component: Bookings },
            { path: "content", lazy: () => import("./content/documents/documents") },
            { path: "content/:id", lazy: () => import("./content/editor/editor") },
            { path: "media/:id?", lazy: () => import("./media/library") },
            { path: "deliveries", Component: Deliveries },
            { path: "people", Component: People },
            { path: "settings", lazy: () => import("./settings/settings") },
            { path: "settings/:id", lazy: () => import("./content/editor/editor") },
            { path: "audit", Component: AuditLog },
            { path: "account", Component: Account },
            { path: "*", Component: NotFound },
          ],
        },
      ],
    },
  ],
  { basename: "/admin" },
);

/** An empty page, until the code of the first screen is loaded. */
function NoScreen() {
  return null;
}

/** The first screen. Booth staff have only the board. */
function Home() {
  const may = useMay();
  return may("leads") || may("content") ? <Overview /> : <Navigate to="/bookings" replace />;
}

function NotFound() {
  return (
    <Page title="Not found">
      <Empty icon={Compass} title="Nothing here" text="The address may be old or misspelt.">
        <Link to="/" className={buttonClass("secondary")}>
          Go to the overview
        </Link>
      </Empty>
    </Page>
  );
}

export function App() {
  return (
    <StrictMode>
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={client}>
          <Toast.Provider toastManager={toastManager}>
            <Tooltip.Provider>
              <RouterProvider router={router} />
              <SessionDialog />
              <Toasts />
            </Tooltip.Provider>
          </Toast.Provider>
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>
  );
}
