import type { Messages } from "#app/i18n/format-message.ts";
import type { Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { RenderRequest, Rendered } from "#app/entry-server.tsx";
import { languageChoiceName } from "#app/i18n/language-choice.ts";
import type { Posted } from "#app/page-state.ts";
import { splitLanguage } from "#app/routing/language-path.ts";
import { matchRoute } from "#app/routing/match-route.ts";
import { isBrowserCookie } from "../auth/cookies.ts";
import { today } from "../timing/clock.ts";
import type { Language } from "#domain/language.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { errorFacts } from "#domain/error-facts.ts";
import type { AssetsFor } from "./assets.ts";
import { answerPage } from "./answer-page.ts";
import { compressPage, PageCache, type CachedPage } from "./page-cache.ts";
import { searchRead } from "./read-names.ts";

export type Renderer = (request: RenderRequest) => Promise<Rendered>;
type Needs = {
  app: Hono<RequestEnv>;
  /** Asked per page, because in development the renderer is compiled anew after a change. */
  renderer: () => Promise<Renderer>;
  assetsFor: AssetsFor;
  styles: string;
  /** Fixed texts that the foundation has worded anew. */
  texts: (language: Language) => Promise<Messages>;
  publicUrl: string;
  demo: boolean;
};
export type Pages = ReturnType<typeof createPages>;

/** Pages: found, not found, or the error page, always in the shell. */
export function createPages(needs: Needs) {
  const cache = new PageCache();
  return {
    /** All of them, or those of one path in every language. */
    forgetCached: (path = "") => cache.forget(path),

    show: async (c: RequestContext): Promise<Response> => {
      const { route } = matchRoute(splitLanguage(c.req.path).path);
      const asked = addressOf(c);
      const address = { ...asked, search: searchRead(route, asked.search) };
      const secret = route.secret === true;
      if (secret) c.header("x-robots-tag", "noindex");
      const cacheable = isAnonymous(c) && address.search === "" && !secret;
      // Pages count days and say what is open: yesterday's are not true any more.
      const visitor = [today(), c.get("language"), c.get("country") ?? "", address.base].join(" ");
      const make = () => makePage(needs, c, address);
      return answerPage(
        c,
        cacheable ? await cache.get({ visitor, path: address.path }, make) : await make(),
        cacheable,
      );
    },

    /** A page for one person's eyes, kept nowhere; `mark` may add to it what tells it apart from the real one. */
    showPreview: async (
      c: RequestContext,
      { base, path }: Pick<Address, "base" | "path">,
      mark: (html: string) => string,
    ): Promise<Response> => answerPage(c, await makePage(needs, c, { base, path, search: "" }, mark), false),

    /** The page of a form that was sent without JavaScript and refused: what was typed stays. */
    showAgain: async (c: RequestContext, posted: Posted, status: number): Promise<Response> => {
      const page = await makePage(needs, c, { ...addressOf(c), posted });
      return answerPage(c, { ...page, status: page.status === 200 ? status : page.status }, false);
    },
  };
}

/** Only the choice of language may be known of a visitor whose page others will see, and that they once signed in here. */
const isAnonymous = (c: RequestContext): boolean =>
  Object.keys(getCookie(c)).every((name) => name === languageChoiceName || isBrowserCookie(name));

type Address = Pick<RenderRequest, "base" | "path" | "search" | "posted">;

const addressOf = (c: RequestContext): Address => {
  const { base, path } = splitLanguage(c.req.path);
  return { base, path, search: new URL(c.req.url).search.slice(1) };
};

async function makePage(
  needs: Needs,
  c: RequestContext,
  address: Address,
  mark = (html: string) => html,
): Promise<CachedPage> {
  const render = await needs.renderer();
  let incomplete = false;
  const request: RenderRequest = {
    ...address,
    language: c.get("language"),
    publicUrl: needs.publicUrl,
    demo: needs.demo,
    assetsFor: needs.assetsFor,
    styles: needs.styles,
    fetchApi: async (path) => {
      const answer = await askOurselves(needs.app, c, path);
      incomplete ||= answer.status >= 500;
      return answer;
    },
  };
  try {
    const texts = await needs.texts(request.language);
    const { status, html } = await render({ ...request, texts });
    return { ...(await compressPage(status, mark(html))), incomplete };
  } catch (error) {
    c.get("log").error({ error: errorFacts(error) }, "page failed");
    const { status, html } = await render({ ...request, failure: c.get("requestId") });
    return compressPage(status, html);
  }
}

/** The page asks the same API as the browser would, without leaving the process, as the same visitor. */
async function askOurselves(app: Hono<RequestEnv>, c: RequestContext, path: string): Promise<Response> {
  const headers = new Headers(c.req.raw.headers);
  headers.set("x-language", c.get("language"));
  return app.request(path, { headers }, { onBehalfOf: c.get("requestId"), signedIn: c.get("signedIn") });
}
