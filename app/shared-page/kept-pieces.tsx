import { renderToString } from "react-dom/server";
import { userKey } from "../data/site.ts";
import type { Wanted } from "./alike.tsx";
import type { Drawing, PagePart } from "./draw-shared.tsx";
import { Surroundings } from "./surroundings.tsx";

type Known = Readonly<{
  part: PagePart;
  of: readonly unknown[];
  texts: unknown;
  read: ReadonlyMap<string, unknown>;
  until: number;
}>;

/** Pages count hours and days, whatever they were answered. */
const freshMs = 10_000;
const maxKnown = 1000;
const known = new Map<string, Known>();
/** Those that are another for each reader or question, add to the head of a page, or need ids that only the page can give. */
const inPlace = new Set<string>();
const idOfReact = "_R_";

/** Whether a piece can be drawn apart: it is tried once. */
export const isApart = (page: Drawing, name: string): boolean => !inPlace.has(readerAnd(page, name));

/** A piece as it lies ready, drawn again when anything it was drawn from is another thing. Null where it must be drawn in its place. */
export function pieceOf(wanted: Wanted, page: Drawing): PagePart | null {
  const name = `${page.state.language} ${page.ssrPath} ${readerAnd(page, wanted.name)}`;
  const found = known.get(name);
  if (found && isStillTrue(found, wanted, page)) return found.part;
  const { text, isForAll, read } = draw(wanted, page);
  if (!isForAll) {
    if (inPlace.size >= maxKnown) inPlace.clear();
    inPlace.add(readerAnd(page, wanted.name));
    return null;
  }
  const part = { text, isShared: true };
  if (known.size >= maxKnown) known.clear();
  const { of } = wanted;
  known.set(name, { part, of, texts: page.state.texts, read, until: performance.now() + freshMs });
  return part;
}

/** Strangers are one reader; whoever is signed in is one of many. */
const readerAnd = ({ state }: Drawing, name: string): string =>
  `${state.answers[userKey] ? "somebody" : "nobody"} ${name}`;

function isStillTrue({ until, texts, of, read }: Known, wanted: Wanted, { state, cache }: Drawing): boolean {
  return (
    performance.now() < until &&
    texts === state.texts &&
    of.length === wanted.of.length &&
    of.every((each, at) => each === wanted.of[at]) &&
    [...read].every(([address, data]) => cache.entry(address).data === data)
  );
}

function draw({ node }: Wanted, page: Drawing) {
  const { cache, ssrSearch = "", state } = page;
  let [html, isSearchRead] = ["", false];
  const searchHook = () => {
    isSearchRead = true;
    return ssrSearch;
  };
  cache.isPersonRead = false;
  const read = cache.readDuring(() => {
    html = renderToString(
      <Surroundings {...page} searchHook={searchHook}>
        <i>{node}</i>
      </Surroundings>,
    );
  });
  const isAnothers = isSearchRead || (cache.isPersonRead && Boolean(state.answers[userKey]));
  // What is to stand in the head of the page comes before it.
  const isForAll = !isAnothers && html.startsWith("<i>") && !html.includes(idOfReact);
  return { text: html.slice("<i>".length, -"</i>".length), read, isForAll };
}
