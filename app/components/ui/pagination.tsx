import { ChevronLeft, ChevronRight } from "#app/components/ui/icons.tsx";
import type { ElementType } from "react";
import { classNames } from "./class-names.ts";
import { pagesShown } from "./pages-shown.ts";

type PaginationProps = {
  current: number;
  total: number;
  hrefOf: (page: number) => string;
  /** Names the navigation: "Pages of donations". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** For screen readers: "Page 3". */
  pageLabel: (page: number) => string;
  /** The component that navigates, when a plain <a> is not enough. */
  as?: ElementType;
  className?: string;
};

/** Every page has its own address. With one page there is nothing to choose. */
export function Pagination(props: PaginationProps) {
  const { current, total, hrefOf, as: Anchor = "a" } = props;
  if (total <= 1) return null;
  return (
    <nav
      aria-label={props.label}
      className={classNames("flex flex-wrap items-center gap-1", props.className)}
    >
      {current > 1 && (
        <Anchor href={hrefOf(current - 1)} rel="prev" className="button button-quiet">
          <ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />
          {props.previousLabel}
        </Anchor>
      )}
      <ul className="flex flex-wrap items-center gap-1">
        {pagesShown(current, total).map((page, index, all) => (
          <li key={page === "gap" ? `gap after ${all[index - 1]}` : page}>
            {page === "gap" ? (
              <span className="px-2 text-ink-soft">…</span>
            ) : (
              <Anchor
                href={hrefOf(page)}
                aria-label={props.pageLabel(page)}
                aria-current={page === current ? "page" : undefined}
                className={classNames(
                  "button min-w-11 px-2",
                  page === current ? "button-primary" : "button-quiet",
                )}
              >
                {page}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
      {current < total && (
        <Anchor href={hrefOf(current + 1)} rel="next" className="button button-quiet">
          {props.nextLabel}
          <ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />
        </Anchor>
      )}
    </nav>
  );
}
