import { useEffect } from "react";
import { useLocation } from "wouter";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { ChevronLeft, ChevronRight } from "../ui/icons.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

/** The rows of the list that was open last in this window, and its address. */
type Rows = Readonly<{ list: string; hrefs: readonly string[] }>;
const storageName = "office-rows";

/** Ids only: nothing about a person is stored. */
export function useKeptRows(rows: Rows | null): void {
  const kept = rows && JSON.stringify(rows);
  useEffect(() => {
    if (kept !== null) sessionStorage.setItem(storageName, kept);
  }, [kept]);
}

/** Previous and next record of the list that led here. */
export function RowSteps() {
  const { text } = useText();
  const [path] = useLocation();
  const isHydrated = useHydrated();
  const { list, hrefs }: Rows = isHydrated ? keptRows() : { list: "", hrefs: [] };
  const place = hrefs.indexOf(path);
  if (place === -1) return null;
  return (
    <nav aria-label={text("back-office.rows")} className="office-rows">
      <Link href={list} className="text-link">
        {text("back-office.rows.back")}
      </Link>
      <Step name="previous" href={hrefs[place - 1]} />
      <bdi className="font-figures">
        {place + 1} / {hrefs.length}
      </bdi>
      <Step name="next" href={hrefs[place + 1]} />
    </nav>
  );
}

function Step({ name, href }: { name: "previous" | "next"; href: string | undefined }) {
  const { text } = useText();
  const Arrow = name === "next" ? ChevronRight : ChevronLeft;
  const arrow = <Arrow aria-hidden="true" className="size-5 rtl:-scale-x-100" />;
  if (href === undefined) return <span className="opacity-40">{arrow}</span>;
  return (
    <Link href={href} aria-label={text(`back-office.rows.${name}`)} data-row-step={name}>
      {arrow}
    </Link>
  );
}

function keptRows(): Rows {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? "") as Rows;
  } catch {
    return { list: "", hrefs: [] };
  }
}
