import { StrictMode } from "react";
import { useLoaderData } from "react-router-dom";
import type { PageProps } from "~/document/page-module";
import { ShellProvider, useShell } from "~/document/shell-context";
import type { ShellData } from "~/document/site-document";
import { headOf, type LoadedPage } from "~/routing/loaded-page";
import { useNavigationEffects } from "~/routing/use-navigation-effects";
import { Layout } from "~/shell/layout/layout";
import { NavigationProgress } from "~/shell/navigation-progress/navigation-progress";
import { ToastProvider } from "~/ui/toast/toast-provider";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";

/** The element of the router's single route: the matched page inside its layout. */
export function CurrentPage() {
  const shell = useShell();
  const loaded = useLoaderData<LoadedPage>();
  const { page, module, copy } = loaded;
  const announcement = useNavigationEffects(loaded, headOf(shell, loaded));
  const View = module.default as React.ComponentType<PageProps>;

  return (
    <>
      <NavigationProgress />
      <VisuallyHidden as="p" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      <Layout page={page}>
        <View key={page.path} shell={shell} page={page} copy={copy} />
      </Layout>
    </>
  );
}

/** Everything around the router, the same on the server and in the browser. */
export function App({ shell, children }: { readonly shell: ShellData; readonly children: React.ReactNode }) {
  return (
    <StrictMode>
      <ShellProvider value={shell}>
        <ToastProvider>{children}</ToastProvider>
      </ShellProvider>
    </StrictMode>
  );
}
