import type { RenderRequest, Rendered } from "#app/entry-server.tsx";
import type { Posted } from "#app/page-state.ts";
import { splitLanguage } from "#app/routing/language-path.ts";
import { matchRoute } from "#app/routing/match-route.ts";
import { donatePath } from "../giving/count-form-views.ts";
import type { RequestContext } from "../context.ts";
import { errorFacts } from "#domain/error-facts.ts";
import { drawnWhileAway } from "../away/while-away.ts";
import type { AssetsFor } from "./assets.ts";
import { answerOnce, answerPage } from "./answer-page.ts";
import { pageBytes } from "./compress-page.ts";
import type { OwnApi } from "./own-api.ts";
import { needsPasskey } from "./needs-passkey.ts";
import { addressOf, visitorName, type Address, type Asked } from "./page-address.ts";
import { mayBeKept, pageCache, type CachedPage } from "./page-cache.ts";
import { pageShare, type MayDraw } from "./page-share.ts";
import { readNames, searchRead } from "./read-names.ts";
import { strangerOf } from "./stranger.ts";
import { textsKept, type AskTexts } from "./texts-kept.ts";

export type Renderer = (request: RenderRequest) => Promise<Rendered>;
type Needs = {
  api: OwnApi;
  /** Asked per page, because in development the renderer is compiled anew after a change. */
  renderer: () => Promise<Renderer>;
  assetsFor: AssetsFor;
  /** The style sheet that goes into each page. */
  styles: string;
  /** Fixed texts that the foundation has worded anew. */
  texts: AskTexts;
  publicUrl: string;
  demo: boolean;
  isAway: () => boolean;
  mayDraw: MayDraw;
  /** Whether the proxy in front may keep pages of strangers: it knows nothing of their country. */
  isKeptByProxies: boolean;
};
export type Pages = ReturnType<typeof createPages>;

/** Pages: found, not found, or the error page, always in the shell. */
export function createPages(needs: Needs) {
  const cache = pageCache();
  const bytes = pageBytes(needs.styles);
  const texts = textsKept(needs.texts);
  const paint = (c: RequestContext, address: Address) => drawPage({ ...needs, texts: texts.get }, c, address);
  const inShare = pageShare(needs.mayDraw);
  const draw = (c: RequestContext, address: Address) => inShare(c, () => paint(c, address));
  return {
    /** All of them, or those of one path in every language. */
    forgetCached: (path = "") => {
      cache.forget(path);
      needs.api.forget();
      texts.forget();
    },

    show: async (c: RequestContext): Promise<Response> => {
      const { route } = matchRoute(splitLanguage(c.req.path).path);
      const asked = addressOf(c);
      if (needsPasskey(c, route)) return c.redirect(`${asked.base}/account/security`);
      const { search, own } = searchRead(route, asked.search);
      const address = { ...asked, search, own };
      if (route.secret) c.header("x-robots-tag", "noindex");
      const visitor = visitorName({ ...address, language: c.get("language"), country: c.get("country") });
      const place = { visitor, path: address.path, search };
      const isShared = strangerOf(c.req.header("cookie")) && !own && !route.secret && mayBeKept(place);
      if (!isShared || !cache.isWorthKeeping(place)) {
        const isOneOfMany = !own && !route.secret && !route.who && search === "" && mayBeKept(place);
        return answerOnce(c, await draw(c, { ...address, isOneOfMany }), bytes);
      }
      const isOneOfFew = search === "" && route.path === address.path;
      const make = async (old: CachedPage | undefined) => {
        const { incomplete, ...drawn } = await (isOneOfFew ? paint : draw)(c, address);
        const { status, html } = drawn;
        if (status !== 200) return Object.assign(bytes.forNow(drawn), { incomplete, route });
        // Who opens the form is counted here.
        const isForProxies = needs.isKeptByProxies && !incomplete && route.path !== donatePath;
        return { ...(await bytes.forMany(status, html, old)), incomplete, route, isForProxies };
      };
      return answerPage(c, await cache.get(place, make));
    },

    /** What gives the page that lies ready for a stranger, for as long as it may be given; nothing is waited for. */
    holdKept: ({ path, search, ...stranger }: Asked): (() => CachedPage | undefined) | undefined => {
      const visitor = visitorName(stranger);
      if (search === "") return cache.hold({ visitor, path, search });
      const bare = cache.peek({ visitor, path, search: "" });
      const route = bare?.route ?? (readNames[path] && { path });
      const read = route && searchRead(route, search);
      return read && !read.own ? cache.hold({ visitor, path, search: read.search }) : undefined;
    },

    /** A page for one person's eyes, kept nowhere; `mark` may add to it what tells it apart from the real one. */
    showPreview: async (
      c: RequestContext,
      { base, path }: Pick<Address, "base" | "path">,
      mark: (html: string) => string,
    ): Promise<Response> => {
      const { status, html } = await drawPage(needs, c, { base, path, search: "", unshared: true });
      return answerOnce(c, { status, html: mark(html) }, bytes);
    },

    /** The page of a form that was sent without JavaScript and refused: what was typed stays. */
    showAgain: async (c: RequestContext, posted: Posted, status: number): Promise<Response> => {
      const page = await draw(c, { ...addressOf(c), posted });
      return answerOnce(c, { ...page, status: page.status === 200 ? status : page.status }, bytes);
    },
  };
}

type Drawn = Rendered & { incomplete: boolean };

async function drawPage(needs: Needs, c: RequestContext, { unshared, ...address }: Address): Promise<Drawn> {
  const render = await needs.renderer();
  let incomplete = false;
  const request: RenderRequest = {
    ...address,
    language: c.get("language"),
    publicUrl: needs.publicUrl,
    demo: needs.demo,
    assetsFor: needs.assetsFor,
    fetchApi: async (path) => {
      const answer = await needs.api.ask({ path, visitor: c, unshared });
      incomplete ||= answer.status >= 500;
      return answer;
    },
  };
  try {
    const drawn = await render({ ...request, texts: await needs.texts(request.language) });
    return incomplete && needs.isAway() ? drawnWhileAway(c) : { ...drawn, incomplete };
  } catch (error) {
    if (needs.isAway()) return drawnWhileAway(c);
    c.get("log").error({ error: errorFacts(error) }, "page failed");
    return { ...(await render({ ...request, failure: c.get("requestId") })), incomplete: true };
  }
}
