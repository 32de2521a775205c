import { renderToString } from "react-dom/server";
import type { Messages } from "./i18n/format-message.ts";
import type { Language } from "#domain/language.ts";
import { ApiCache, type Fetcher } from "./data/api-cache.ts";
import { noteMissing } from "./data/must-exist.ts";
import { loadShell, signedOutIsNobody } from "./data/site.ts";
import { Document } from "./document.tsx";
import type { Paper } from "./papers/paper.ts";
import type { PaperTexts } from "./papers/texts.ts";
import {
  serializeState,
  type PageAssets,
  type PageStart,
  type PageState,
  type Posted,
} from "./page-state.ts";
import type { Route } from "./routes.ts";
import { loadData, sourcesOf } from "./routing/load-screen.ts";
import { loadOnServer } from "./routing/load-on-server.ts";
import type { Match } from "./routing/match.ts";
import { matchRoute } from "./routing/match-route.ts";
import { errorRoute } from "./screens/error/route.ts";
import { notFoundRoute } from "./screens/not-found/route.ts";

export type RenderRequest = {
  path: string;
  search: string;
  base: string;
  language: Language;
  publicUrl: string;
  demo: boolean;
  fetchApi: Fetcher;
  texts?: Messages;
  /** `sheets`: style sheets beside that of every page. */
  assetsFor: (sources: string[], language: Language) => PageAssets & { sheets: string[] };
  styles: string;
  posted?: Posted;
  /** A personal URL: one person's gift, email or form. */
  own?: boolean;
  /** Render the error page instead, with this reference. */
  failure?: string;
};
export type Rendered = { status: number; html: string };

export async function render(request: RenderRequest): Promise<Rendered> {
  const { language, failure, texts = {} } = request;
  const match = routeFor(request);
  const { route, params } = match;
  const cache = new ApiCache((path) => signedOutIsNobody(path, request.fetchApi(path)));
  const [{ i18n, first }] = await Promise.all([loadOnServer(match, language, texts), loadShell(cache)]);
  await loadData(cache, first, request.search);
  const missing = noteMissing(cache, route, params);

  const { sheets, ...assets } = request.assetsFor(sourcesOf(route, language), language);
  const state: PageState = {
    language,
    base: request.base,
    publicUrl: request.publicUrl,
    assets,
    start: startOf(route, request),
    answers: cache.answers(),
    ...(Object.keys(texts).length > 0 && { texts }),
    ...(request.posted && { posted: request.posted }),
    ...(failure !== undefined && { failure }),
  };
  const status = missing ? 404 : (route.status ?? 200);
  const html = renderToString(
    <Document
      {...{ state, i18n, cache, first }}
      styles={request.styles + sheets.map((sheet) => `@import "${sheet}";`).join("")}
      stateText={serializeState(state)}
      ssrPath={request.base + request.path}
      ssrSearch={request.search}
    />,
  );
  return { status, html: html.startsWith("<!") ? html : `<!doctype html>${html}` };
}

/** The PDF renderer is large, so it loads with the first PDF. */
export async function renderPaper(paper: Paper, words: PaperTexts): Promise<Uint8Array> {
  const papers = await import("./papers/render-paper.tsx");
  return papers.renderPaper(paper, words);
}

function routeFor({ failure, path, demo }: RenderRequest): Match {
  if (failure !== undefined) return { route: errorRoute, params: { reference: failure } };
  const match = matchRoute(path);
  return isShown(match.route, demo) ? match : { route: notFoundRoute, params: {} };
}

/** Personal pages and refused forms show something that only the page's script can add. */
const startOf = ({ who, secret, start }: Route, { own, posted }: RenderRequest): PageStart =>
  who || secret || own || posted ? "after paint" : (start ?? "when idle");

const isShown = (route: Route, demo: boolean): boolean => demo || !route.demo;
