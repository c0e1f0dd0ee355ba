import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { type BoardPlace, boardAddress } from "./board-place";
import { shortDay } from "./slot-time";

/** The event's days. Each is a link, so that it can be opened in a tab of the browser. */
export function BoardDays({ place }: { readonly place: BoardPlace }) {
  const { event, day, days } = place;
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect looks for the chosen day
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [day]);
  return (
    <nav ref={list} className="segments" aria-label="Days">
      {days.map((each) => (
        <Link
          key={each}
          to={boardAddress(event.token, each)}
          className="segment"
          aria-current={each === day ? "page" : undefined}
        >
          {shortDay(each)}
          {each === event.today ? <em>Today</em> : null}
        </Link>
      ))}
    </nav>
  );
}
