import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Answers } from "../data/api-cache.ts";
import { userKey } from "../data/site.ts";
import { Document } from "../document.tsx";
import { serializeState, type PageState } from "../page-state.ts";
import type { LoadedScreen } from "../routing/load-screen.ts";
import type { NotingCache } from "./noting-cache.ts";
import { placeName, Places } from "./own.tsx";
import { Surroundings, type Around } from "./surroundings.tsx";

export type Drawing = Around & { cache: NotingCache; first: LoadedScreen };

/** A piece of a page; what everybody is given alike stays the same object, and need not be compressed again. */
export type PagePart = Readonly<{ text: string; isShared: boolean }>;

/** A page without what depends on its reader: pieces of it, and between them what stands there, by its number, or who it is. */
export type SharedPage = Readonly<{
  pieces: readonly PagePart[];
  between: readonly (number | typeof userKey)[];
  places: readonly ReactNode[];
}>;

/** Nobody can write it into a page. */
const userMark = crypto.randomUUID();
const gap = new RegExp(`<i ${placeName}="(\\d+)"></i>|"${userMark}"`);

// The style sheet is put in by whoever sends the page, which need not be drawn with it.
export const drawWhole = (page: Drawing): string =>
  beginning(renderToString(<Document {...page} stateText={serializeState(page.state)} styles="" />));

export const beginning = (html: string): string => (html.startsWith("<!") ? html : `<!doctype html>${html}`);

/** Null where something outside its places asks who is there. */
export function drawShared(page: Drawing): SharedPage | null {
  const places: ReactNode[] = [];
  const stateText = serializeState(withUser(page.state, userMark));
  page.cache.isPersonRead = false;
  const html = renderToString(
    <Places value={places}>
      <Document {...page} stateText={stateText} styles="" />
    </Places>,
  );
  if (page.cache.isPersonRead) return null;
  const found = beginning(html).split(gap);
  return {
    places,
    pieces: found.filter((_, at) => at % 2 === 0).map((text) => ({ text, isShared: true })),
    between: found.filter((_, at) => at % 2 === 1).map((at) => (at === undefined ? userKey : Number(at))),
  };
}

/** The page of one person; null where what is theirs also adds to the head of the page, as a picture does. */
export function fillIn({ pieces, between, places }: SharedPage, page: Drawing): PagePart[] | null {
  const [before, ...own] = renderToString(
    <Surroundings {...page}>
      {places.map((node, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- places stay where they are
        <i key={at} {...{ [placeName]: at }}>
          {node}
        </i>
      ))}
    </Surroundings>,
  ).split(new RegExp(`<i ${placeName}="\\d+">`));
  if (before !== "" || own.length !== places.length) return null;
  const user = JSON.stringify(page.state.answers[userKey]).replaceAll("<", "\\u003c");
  return pieces.flatMap((piece, at) => {
    const next = between[at];
    if (next === undefined) return [piece];
    const text = next === userKey ? user : (own[next] ?? "").slice(0, -"</i>".length);
    return text === "" ? [piece] : [piece, { text, isShared: false }];
  });
}

const withUser = (state: PageState, user: unknown): PageState => ({
  ...state,
  answers: { ...state.answers, [userKey]: user } satisfies Answers,
});
