import { createElement, type FunctionComponent, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Source } from "#app/papers/parts/sourced.tsx";

type Inside = { children?: ReactNode };
const box = ({ children }: Inside) => createElement("div", null, children);
const nothing = () => null;

/** Stands in for the maker of PDFs: the words of a paper come as a page, which is read as every other page is. */
export const papersAsPages = {
  Document: box,
  Page: box,
  View: box,
  Text: ({ children, render }: Inside & { render?: unknown }) =>
    render === undefined ? createElement("p", null, children) : null,
  Link: box,
  Svg: nothing,
  Path: nothing,
  renderToBuffer: async (paper: ReactNode) => Buffer.from(renderToStaticMarkup(paper)),
};

/** What a paper prints under its numbers is a mark, as pages have it. */
export const markedSource = ({ sources, children }: Inside & { sources: readonly Source[] }) =>
  createElement(
    "section",
    {
      "data-figure": sources.flatMap(({ figures }) => figures).join(" "),
      "data-rows": sources.flatMap(({ rows }) => rows).join(" "),
    },
    children,
  );

/** What was told on a day is an ordered list on a page. */
export const inList =
  <Props extends object>(part: FunctionComponent<Props>): FunctionComponent<Props> =>
  (props) =>
    createElement("ol", null, createElement(part, props));
