import type { RenderRequest, Rendered } from "#app/entry-server.tsx";
import type { Messages } from "#app/i18n/format-message.ts";
import { errorFacts } from "#domain/error-facts.ts";
import type { Language } from "#domain/language.ts";
import type { RequestContext } from "../context.ts";
import { renderUnavailable } from "../database-unavailable/serve-unavailable.ts";
import type { AssetsFor, Styles } from "./assets.ts";
import type { InternalApi } from "./internal-api.ts";
import type { Address } from "./page-address.ts";
import { logOf } from "../middleware/request-log.ts";

export type Renderer = (request: RenderRequest) => Promise<Rendered>;
export type RenderNeeds = Readonly<{
  api: InternalApi;
  /** Asked per page: in development the renderer is compiled again after a change. */
  renderer: () => Promise<Renderer>;
  assetsFor: AssetsFor;
  styles: Styles;
  /** Fixed texts that the foundation has changed. */
  texts: (language: Language) => Promise<Messages>;
  publicUrl: string;
  demo: boolean;
  databaseUnavailable: () => boolean;
}>;

type Made = Rendered &
  Readonly<{
    /** The paths of the API that the page was made from. */
    calls: ReadonlySet<string>;
    /** Some data could not be read. */
    incomplete: boolean;
  }>;

/** Renders a page, or the error page, or a short text while the database is unavailable. */
export async function renderPage(needs: RenderNeeds, c: RequestContext, address: Address): Promise<Made> {
  const render = await needs.renderer();
  const calls = new Set<string>();
  let incomplete = false;
  const request: RenderRequest = {
    ...address,
    language: c.get("language"),
    publicUrl: needs.publicUrl,
    demo: needs.demo,
    assetsFor: needs.assetsFor,
    styles: c.get("user") ? needs.styles.linked : needs.styles.whole,
    fetchApi: async (path) => {
      calls.add(path);
      const answer = await needs.api(path, c);
      incomplete ||= answer.status >= 500;
      return answer;
    },
  };
  try {
    const page = await render({ ...request, texts: await needs.texts(request.language) });
    if (incomplete && needs.databaseUnavailable()) return { ...renderUnavailable(c), calls, incomplete };
    return { ...page, calls, incomplete };
  } catch (error) {
    if (needs.databaseUnavailable()) return { ...renderUnavailable(c), calls, incomplete: true };
    logOf(c).error({ error: errorFacts(error) }, "page failed");
    return { ...(await render({ ...request, failure: c.get("requestId") })), calls, incomplete: true };
  }
}
