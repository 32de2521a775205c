import type { ReactNode } from "react";
import { leftToRight } from "../texts.ts";
import { PaperText } from "./paper-text.tsx";
import { usePaperTexts } from "./paper-texts.tsx";

/** Where numbers can be looked up: marks (docs/figures.md) and URL. */
export type Source = Readonly<{ figures: readonly string[]; rows: readonly string[]; address: string }>;

/** A figure as it was at the end of a year, or what was counted in that year. */
export const figureAtEndOf = (year: number, id: string, of: "@" | "/in/" = "@"): Source => ({
  figures: [],
  rows: [`${id}${of}${year}`],
  address: `/figures/${id}?on=${year}-12-31`,
});

/** Yearly sums, verifiable with the open data. */
export const accountsOf = (...years: readonly number[]): Source => ({
  figures: [],
  rows: years.map((year) => `accounts/${year}`),
  address: "/open-data",
});

/** A donor's own data, on their own pages. */
export const ownGifts = (address: string): Source => ({ figures: [], rows: [], address });

/** Numbers with their source below, because paper has no links. */
export function Sourced({ sources, children }: { sources: readonly Source[]; children: ReactNode }) {
  const { text } = usePaperTexts();
  const address = sources.map((source) => leftToRight(source.address)).join(" · ");
  return (
    <>
      {children}
      <PaperText size="small" color="inkSoft">
        {text("papers.figures.address", { address })}
      </PaperText>
    </>
  );
}
