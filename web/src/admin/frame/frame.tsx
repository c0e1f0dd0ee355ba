import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, NavLink, Outlet, useLocation } from "react-router-dom";
import { overviewQuery } from "../api/queries";
import { useMay, useMe } from "../api/session";
import { useIsOnline } from "../ui/use-is-online";
import { AccountMenu } from "./account-menu";
import styles from "./frame.module.css";
import { screensOf } from "./nav";
import { Palette } from "./palette";
import { ShortcutHelp } from "./shortcut-help";
import { useLiveEvents } from "./use-live-events";
import { useCommandKey, useShortcuts } from "./use-shortcuts";

/** Sidebar, notices and the screen. On phones the sidebar becomes a bar at the top and one at the bottom. */
export function Frame() {
  const me = useMe();
  const may = useMay();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { data: overview } = useQuery(overviewQuery);
  const isOnline = useIsOnline();
  const main = useRef<HTMLElement>(null);
  useLiveEvents(may("leads") || may("checkIn") || may("content") || may("media"));
  useShortcuts({ "?": () => setHelpOpen(true) });
  useFocusAfterNavigation(main);
  useCommandKey("k", () => setPaletteOpen(!isPaletteOpen));

  const counts: Record<string, number | undefined> = {
    "/leads": overview?.newLeads,
    "/deliveries": overview?.failedDeliveries,
  };
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <header className={styles.side} data-ground="dark">
        <Link to="/" className={styles.brand}>
          <img src="/media/brand/mark-on-dark.svg" width="24" height="24" alt="" />
          <span>Back office</span>
        </Link>
        <button
          type="button"
          className={styles.search}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setPaletteOpen(true)}
        >
          <Search aria-hidden="true" size={16} />
          <span>Search</span>
          <kbd>Ctrl K</kbd>
        </button>
        <nav className={styles.nav} aria-label="Screens">
          {screensOf(may).map(({ path, label, icon: Icon }) => (
            <NavLink key={path} to={path} end={path === "/"} className={styles.link ?? ""}>
              <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
              <span>{label}</span>
              {counts[path] ? (
                <span className={styles.count}>
                  {counts[path]}
                  <span className="visually-hidden">{path === "/leads" ? " new" : " failed"}</span>
                </span>
              ) : null}
            </NavLink>
          ))}
        </nav>
        <div className={styles.account}>
          <AccountMenu me={me} onShowHelp={() => setHelpOpen(true)} />
        </div>
      </header>
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        <div role="status">
          {isOnline ? null : (
            <p className={styles.banner}>You are offline. Changes are sent when the connection is back.</p>
          )}
        </div>
        {me.secondFactorRequired && !me.secondFactor ? (
          <p className={styles.banner}>
            Your office requires a second factor. <Link to="/account">Set it up</Link>
          </p>
        ) : null}
        <Outlet />
      </main>
      <Palette open={isPaletteOpen} onClose={() => setPaletteOpen(false)} />
      <ShortcutHelp open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}

/** Moves the focus to the new screen, so that a screen reader continues there. */
function useFocusAfterNavigation(main: React.RefObject<HTMLElement | null>): void {
  const screen = useLocation().pathname.split("/")[1];
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    main.current?.focus();
    main.current?.scrollTo(0, 0);
  }, [main, screen]);
}
