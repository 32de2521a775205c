/** The items of a row of page numbers; "gap" marks omitted pages. */
export type PageStep = number | "gap";

/** First, last, current and its neighbours. A gap never hides a single page, which needs the same space. */
export function pagesShown(current: number, total: number): PageStep[] {
  const wanted = [1, current - 1, current, current + 1, total];
  const pages = [...new Set(wanted)].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
  return pages.flatMap((page, index): PageStep[] => {
    const before = pages[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ["gap", page] : [page];
  });
}
