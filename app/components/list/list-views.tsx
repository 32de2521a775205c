import { useRef } from "react";
import { writeAsked, type Asked } from "#domain/lists/asked.ts";
import { currentView, viewsOf, type View } from "#domain/lists/view.ts";
import type { AnyList, SavedView } from "#domain/lists/list.ts";
import { useUser } from "../../data/site.ts";
import { Link } from "../../routing/link.tsx";
import { Count } from "../back-office/count.tsx";
import { useCounts } from "../back-office/office-hooks.ts";
import { ChevronDown } from "../ui/icons.tsx";
import { ChangeView, SaveChanges, SaveView } from "./save-view.tsx";
import { useListText } from "./use-list-text.ts";

type Props = { list: AnyList; asked: Asked; saved: readonly SavedView[] };

/** The views of a list: links, so that Back and new tabs work. On a phone a button opens them. */
export function ListViews({ list, asked, saved }: Props) {
  const { text } = useListText();
  const counts = useCounts(useUser()?.role ?? "DONOR");
  const places = useRef<HTMLUListElement>(null);
  const views = viewsOf(list, saved);
  const { view: current, isChanged } = currentView(list, asked, views);
  const nameOf = ({ id, saved: own }: View) =>
    own ? <bdi data-any-language>{own.name}</bdi> : text(`back-office.view.${id}`);
  const own = current?.saved?.isOwn ? current.saved : null;
  return (
    <nav aria-label={text("back-office.views")} className="list-views">
      <button type="button" popoverTarget="list-views" className="list-views-open">
        <span className="sr-only">{text("back-office.views")}: </span>
        {current && nameOf(current)}
        <ChevronDown width={16} height={16} aria-hidden="true" />
      </button>
      <ul id="list-views" popover="auto" ref={places}>
        {views.map((view) => (
          <li key={view.id}>
            <Link
              href={view.href}
              aria-current={view === current ? (isChanged ? "true" : "page") : undefined}
              // A closed popover cannot be hidden again.
              onClick={() => places.current?.matches(":popover-open") && places.current.hidePopover()}
            >
              {nameOf(view)}
              {view.saved?.isShared && (
                <span className="text-sm text-ink-soft">{text("back-office.view.shared")}</span>
              )}
              {view.search === null && <Count count={counts[view.href] ?? 0} />}
            </Link>
          </li>
        ))}
      </ul>
      {isChanged && current && (
        <>
          {own && <SaveChanges view={own} />}
          <Link href={current.href} className="text-link">
            {text("back-office.view.reset")}
          </Link>
        </>
      )}
      {own ? (
        <ChangeView key={own.id} view={own} />
      ) : (
        isChanged && <SaveView key={writeAsked(list, asked)} hasSearch={asked.search !== ""} />
      )}
    </nav>
  );
}
