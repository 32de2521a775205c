import { renderToString } from "react-dom/server";
import { Document } from "../document.tsx";
import { serializeState, textInScript, type PageState } from "../page-state.ts";
import { pieceName, Pieces, type Wanted } from "./alike.tsx";
import { beginning, type Drawing, type PagePart } from "./draw-shared.tsx";
import { isApart, pieceOf } from "./kept-pieces.tsx";

/** Nobody can write it into a page. */
const answerMark = crypto.randomUUID();
const gap = new RegExp(`<i ${pieceName}="(\\d+)"></i>|"${answerMark}(\\d+)"`);
/** Less than this is written again sooner than it is joined. */
const fewCharacters = 600;
const written = new WeakMap<object, PagePart>();

/**
 * A page for one reader or one question, of which most is drawn already: what is alike on other pages, and the answers that everybody is
 * given alike, which stay the same object while they say the same. Null where it must be drawn at one go.
 */
export function drawInPieces(page: Drawing): PagePart[] | null {
  const wanted: Wanted[] = [];
  const answers: PagePart[] = [];
  const markOf = (answer: unknown): unknown => {
    const part = sharedText(answer);
    return part ? `${answerMark}${answers.push(part) - 1}` : answer;
  };
  const state = {
    ...page.state,
    assets: markOf(page.state.assets) as PageState["assets"],
    answers: Object.fromEntries(
      Object.entries(page.state.answers).map(([path, data]) => [path, markOf(data)]),
    ),
  };
  const html = renderToString(
    <Pieces value={{ wanted, isApart: (name) => isApart(page, name) }}>
      <Document {...page} stateText={serializeState(state)} styles="" />
    </Pieces>,
  );
  const [first = "", ...found] = beginning(html).split(gap);
  const parts: PagePart[] = [{ text: first, isShared: false }];
  for (let at = 0; at < found.length; at += 3) {
    const [piece, answer, text = ""] = found.slice(at, at + 3);
    const asked = piece === undefined ? undefined : wanted[Number(piece)];
    const part = asked ? pieceOf(asked, page) : answers[Number(answer)];
    if (!part) return null;
    parts.push(part);
    if (text !== "") parts.push({ text, isShared: false });
  }
  return parts;
}

/** Only what everybody is answered alike cannot be changed. */
function sharedText(answer: unknown): PagePart | null {
  if (typeof answer !== "object" || answer === null || !Object.isFrozen(answer)) return null;
  let part = written.get(answer);
  if (!part) written.set(answer, (part = { text: textInScript(answer), isShared: true }));
  return part.text.length < fewCharacters ? null : part;
}
