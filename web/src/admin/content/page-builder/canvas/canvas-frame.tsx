import puckStyles from "@puckeditor/core/no-external.css?url";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useState,
  useSyncExternalStore,
} from "react";
import {
  createMemoryRouter,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  RouterProvider,
} from "react-router-dom";
import siteStyles from "~/styles/index.css?url";
import { adoptStyles } from "./adopt-styles";
import canvasStyles from "./canvas.css?url";
import { CanvasContext, SiteContext } from "./canvas-context";
import { InPlaceEditor } from "./in-place";
import type { Site } from "./site";
import { CanvasWindow } from "./use-media-query";

/** The stylesheet of the sections, which the build puts in one chunk and the browser has loaded with their code. */
const SECTION_STYLES = 'link[rel="stylesheet"][href*="/site-"]';

interface CanvasFrameProps {
  readonly document: Document;
  readonly selected: string | null;
  readonly children: ReactNode;
}

/** The content of Puck's frame: the site's styles, and what its sections need around them. */
export function CanvasFrame({ document, selected, children }: CanvasFrameProps) {
  const environment = useContext(CanvasContext);
  const { payload, scale, height } = environment;
  const shell = useSyncExternalStore(payload.subscribe, () => payload.shell);
  const site = useSite(document);

  const current = useEffectEvent(() => environment);
  const [editor, setEditor] = useState<InPlaceEditor | null>(null);
  useEffect(() => {
    const made = new InPlaceEditor(document, () => current());
    setEditor(made);
    return () => made.stop();
  }, [document]);
  useEffect(() => editor?.select(selected), [editor, selected]);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--canvas-scale", String(scale));
    style.setProperty("--canvas-vh", `${height / 100}px`);
  }, [document, scale, height]);

  if (!site) return null;
  const { ShellProvider, ToastProvider } = site;
  return (
    <CanvasWindow.Provider value={document.defaultView}>
      <SiteContext.Provider value={site}>
        <ShellProvider value={shell}>
          <ToastProvider>
            <Children.Provider value={children}>
              <LocationContext.Provider value={null as never}>
                <RouteContext.Provider value={{ outlet: null, matches: [], isDataRoute: false }}>
                  <RouterProvider router={router} />
                </RouteContext.Provider>
              </LocationContext.Provider>
            </Children.Provider>
          </ToastProvider>
        </ShellProvider>
      </SiteContext.Provider>
    </CanvasWindow.Provider>
  );
}

const Children = createContext<ReactNode>(null);

/** Sections contain links and read the address. Theirs is not that of the back office. */
const router = createMemoryRouter([{ path: "*", Component: () => <main>{useContext(Children)}</main> }]);

/** Loads the site's modules, and its styles into the frame. Returns null until all have arrived. */
function useSite(document: Document): Site | null {
  const [loaded, setLoaded] = useState<Site | null>(null);

  // Before Puck's own effects, which create style elements.
  useInsertionEffect(() => adoptStyles(document), [document]);

  useEffect(() => {
    let isCancelled = false;
    const links: HTMLLinkElement[] = [];
    const load = async () => {
      const { site } = await import("./site");
      if (isCancelled) return;
      // The policy of the back office names its hash, and the frame inherits that policy.
      const theme = window.document.querySelector("#theme");
      if (theme && !document.querySelector("#theme")) document.head.append(document.importNode(theme, true));
      const sections = [...window.document.querySelectorAll<HTMLLinkElement>(SECTION_STYLES)];
      const addresses = [puckStyles, siteStyles, ...sections.map(({ href }) => href), canvasStyles];
      await Promise.all(
        addresses.map((href) => {
          const link = document.createElement("link");
          const arrived = new Promise((resolve) => {
            link.onload = resolve;
            link.onerror = resolve;
          });
          link.rel = "stylesheet";
          link.href = href;
          links.push(link);
          document.head.append(link);
          return arrived;
        }),
      );
      if (!isCancelled) setLoaded(site);
    };
    document.documentElement.lang = "en";
    document.title = "Page";
    document.defaultView?.frameElement?.setAttribute("title", "Page");
    load().catch(reportError);
    return () => {
      isCancelled = true;
      for (const link of links) link.remove();
    };
  }, [document]);

  return loaded;
}
