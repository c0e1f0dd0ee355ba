import { StrictMode } from "react";
import { useLoaderData } from "react-router-dom";
import { Layout } from "~/features/shell/layout";
import { NavigationProgress } from "~/features/shell/navigation-progress";
import { StaleNotice } from "~/features/unavailable/stale-notice";
import type { Shell } from "~/generated/contract";
import type { PageProps } from "~/page/page-module";
import { ShellProvider, useShell } from "~/page/shell-context";
import { ToastProvider } from "~/ui/overlays/toast-provider";
import { VisuallyHidden } from "~/ui/text/visually-hidden";
import { headOf, type LoadedPage } from "./loaded-page";
import { useNavigationEffects } from "./use-navigation-effects";

/** The element of the router's single route: the loaded page inside its layout. */
export function CurrentPage() {
  const shell = useShell();
  const loaded = useLoaderData<LoadedPage>();
  const { page, module, sections } = loaded;
  const announcement = useNavigationEffects(loaded, headOf(shell, loaded));
  const View = module.default as React.ComponentType<PageProps>;

  return (
    <>
      <NavigationProgress />
      <VisuallyHidden as="p" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      <Layout page={page} notice={page.stale ? <StaleNotice /> : null}>
        <View key={page.path} shell={shell} page={page} sections={sections} />
      </Layout>
    </>
  );
}

/** The application around the router, the same on the server and in the browser. */
export function App({ shell, children }: { readonly shell: Shell; readonly children: React.ReactNode }) {
  return (
    <StrictMode>
      <ShellProvider value={shell}>
        <ToastProvider>{children}</ToastProvider>
      </ShellProvider>
    </StrictMode>
  );
}
