import { languageChoiceName } from "#app/i18n/language-choice.ts";
import type { Posted } from "#app/page-state.ts";
import type { Route } from "#app/routes/route.ts";
import { matchRoute } from "#app/routing/match-route.ts";
import { languages, type Language, isLanguage } from "#domain/language.ts";
import type { AnswerCache } from "../api/answer-cache.ts";
import { isBrowserCookie } from "../auth/cookies.ts";
import type { RequestContext } from "../context.ts";
import { donatePath } from "../giving/count-form-views.ts";
import type { HeadersFor } from "../middleware/security-headers.ts";
import { cacheFor } from "../timing/cache-for.ts";
import { today } from "../timing/clock.ts";
import { encodeForCache } from "./encode-page.ts";
import { addressOf, queryRead, type Address } from "./page-address.ts";
import { isUsualAddress, pageCache, type PageKey } from "./page-cache.ts";
import { pageLimits, type MayRender } from "./page-limits.ts";
import { renderPage, type RenderNeeds } from "./render-page.ts";
import { sendCached, sendOnce } from "./send-page.ts";

type Needs = RenderNeeds & {
  answers: Pick<AnswerCache, "forget">;
  mayRender: MayRender;
  headersFor: HeadersFor;
  /** Whether nginx in front may cache pages: it does not know the visitor's country. */
  isCachedByProxy: boolean;
};
export type Pages = ReturnType<typeof createPages>;

const textsFreshMs = 2000;

/** Pages: found, not found, or the error page, always in the shell. */
export function createPages(needs: Needs) {
  const cache = pageCache();
  const texts = cachedTexts(needs.texts);
  const limit = pageLimits(needs.mayRender);
  const render = (c: RequestContext, address: Address) =>
    renderPage({ ...needs, texts: texts.get }, c, address);

  /** Null: the page is for this visitor alone. */
  function cacheKey(c: RequestContext, route: Route, { search, own }: Address): PageKey | null {
    const key = { visitor: visitorKey(c), path: c.req.path, search };
    const isShared = !own && !route.secret && isUsualAddress(key);
    return isShared && isAnonymousVisitor(c.req.header("cookie")) ? key : null;
  }

  return {
    /** Forgets everything that was made from one path of the API, or everything. */
    invalidate: (call?: string): void => {
      cache.forget(call);
      needs.answers.forget(call);
      texts.forget();
    },

    /** Before sessions and limits, because it contains nothing about its visitor. */
    serveCached: (c: RequestContext): Response | undefined => {
      if (c.req.method !== "GET" || !isAnonymousVisitor(c.req.header("cookie"))) return;
      const { path, search: asked } = addressOf(c);
      const { search, own } =
        asked === "" ? { search: "", own: false } : queryRead(matchRoute(path).route, asked);
      const page = own ? undefined : cache.peek({ visitor: visitorKey(c), path: c.req.path, search });
      return page && sendCached(c, page, needs.headersFor);
    },

    show: async (c: RequestContext): Promise<Response> => {
      const asked = addressOf(c);
      const { route } = matchRoute(asked.path);
      if (needsPasskey(c, route)) return c.redirect(`${asked.base}/account/security`);
      if (route.secret) c.header("x-robots-tag", "noindex");
      const address = { ...asked, ...queryRead(route, asked.search) };
      const key = cacheKey(c, route, address);
      if (!key) return sendOnce(c, await limit(c, () => render(c, address)));
      // Few pages, so they need no limit; queries and record ids can be invented.
      const isOneOfFew = key.search === "" && route.path === address.path;
      const made = await cache.get(key, async (old) => {
        const { calls, incomplete, ...page } = await (isOneOfFew
          ? render(c, address)
          : limit(c, () => render(c, address)));
        if (page.status !== 200 || incomplete) return page;
        // The donate page must reach this process, which counts how often it is opened.
        const isForProxies = needs.isCachedByProxy && route.path !== donatePath;
        return { ...(await encodeForCache(page.html, key.search !== "", old)), calls, isForProxies };
      });
      return "etag" in made ? sendCached(c, made, needs.headersFor) : sendOnce(c, made);
    },

    /** Never stored; `mark` may show that it is a preview. */
    showPreview: async (
      c: RequestContext,
      { base, path }: Pick<Address, "base" | "path">,
      mark: (html: string) => string,
    ): Promise<Response> => {
      const { status, html } = await renderPage(needs, c, { base, path, search: "" });
      return sendOnce(c, { status, html: mark(html) });
    },

    /** A refused form without JavaScript, with its input. */
    showAgain: async (c: RequestContext, posted: Posted, status: number): Promise<Response> => {
      const page = await limit(c, () => render(c, { ...addressOf(c), posted }));
      return sendOnce(c, { ...page, status: page.status === 200 ? status : page.status });
    },
  };
}

/** Pages show dates and open items, so each day has its own. */
const visitorKey = (c: RequestContext): string => `${today()} ${c.get("language")} ${c.get("country") ?? ""}`;

function cachedTexts(ask: Needs["texts"]) {
  const byLanguage = new Map(
    languages.map((language) => [language, cacheFor(textsFreshMs, () => ask(language))]),
  );
  return {
    get: (language: Language) => byLanguage.get(language)?.get() ?? ask(language),
    forget: () => byLanguage.forEach(({ forget }) => forget()),
  };
}

/** Nothing known but the language and an earlier sign-in in this browser. */
const isAnonymousVisitor = (cookies: string | undefined): boolean =>
  !cookies ||
  cookies.split(";").every((cookie) => {
    const [name = "", value] = cookie.trim().split("=", 2);
    return (name === languageChoiceName && isLanguage(value)) || isBrowserCookie(name);
  });

const ofBackOffice: readonly Route["who"][] = ["staff", "books", "admin"];

/** Staff who came by a mailed link are asked for a passkey, not refused: otherwise a new site's first administrator is locked out. */
const needsPasskey = (c: RequestContext, { who }: Pick<Route, "who">): boolean =>
  ofBackOffice.includes(who) && c.get("signedIn")?.session.limited === true;
