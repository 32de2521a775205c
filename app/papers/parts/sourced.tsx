import type { ReactNode } from "react";
import { leftToRight } from "../texts.ts";
import { PaperText } from "./paper-text.tsx";
import { usePaperTexts } from "./paper-texts.tsx";

/** Where numbers of a paper can be looked up: what they are of, as pages mark it (docs/figures.md), and the address to type. */
export type Source = Readonly<{ figures: readonly string[]; rows: readonly string[]; address: string }>;

/** A figure of the site, as of the day of the paper, so that it stays what the paper says. */
export const figureOn = (id: string, madeAt: string): Source => ({
  figures: [id],
  rows: [],
  address: `/figures/${id}?on=${madeAt.slice(0, 10)}`,
});

/** Sums of whole years: the lines and sums of the open data come to them. */
export const accountsOf = (...years: readonly number[]): Source => ({
  figures: [],
  rows: years.map((year) => `accounts/${year}`),
  address: "/open-data",
});

/** What a donor gave is nobody else's: it stands on their own pages. */
export const ownGifts = (address: string): Source => ({ figures: [], rows: [], address });

/** Numbers, with where to look them up under them: a reader of paper has no link to follow. */
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
