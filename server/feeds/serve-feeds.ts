import type { Hono } from "hono";
import { etag } from "hono/etag";
import { inLanguage } from "#app/routing/language-path.ts";
import { languages, type Language } from "#domain/language.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { atomFeed, feedPath } from "./atom.ts";
import { calendarFile } from "./calendar.ts";
import { refuse } from "../refuse.ts";
import { pathParam } from "../requests/path-param.ts";
import { singleFlight } from "../timing/single-flight.ts";
import { translate } from "../translate.ts";

const calendarPath = "/events/:id/calendar.ics";

/** What programs read instead of pages: the news as a feed and an event as a calendar file, in each language. */
export function serveFeeds(app: Hono<RequestEnv>, foundation: Foundation, publicUrl: string): void {
  const { formLimits, news, identity } = foundation;
  const feedIn = singleFlight(async (language: Language) => {
    const { statutoryName, foundedYear } = await identity();
    return atomFeed({
      publicUrl,
      language,
      title: translate(language, "posts.feedTitle", { name: statutoryName[language] }),
      subtitle: translate(language, "posts.description"),
      foundedYear,
      posts: await news.feed(language),
    });
  });
  for (const language of languages) {
    app.get(inLanguage(feedPath, language), etag(), async (c) => {
      c.header("content-type", "application/atom+xml; charset=utf-8");
      c.header("cache-control", "no-cache");
      return c.body(await feedIn(language));
    });

    const calendar = formLimits.read(async ({ c }: { c: RequestContext; user: null }): Promise<Response> => {
      // Not the path's own: a page without a language in its address may be in any, and its calendar file follows it.
      const told = c.get("language");
      const event = await foundation.agenda.find(pathParam(c, "id"), told);
      if (!event) return refuse(c, 404, "errors.not_found");
      const { statutoryName } = await identity();
      c.header("content-type", "text/calendar; charset=utf-8");
      c.header("content-disposition", `attachment; filename="${event.id}.ics"`);
      c.header("cache-control", "no-cache");
      return c.body(
        calendarFile(event, {
          publicUrl,
          address: publicUrl + inLanguage(`/events/${event.id}`, told),
          organizer: statutoryName[told],
          language: told,
          madeAt: new Date(),
        }),
      );
    });
    app.get(inLanguage(calendarPath, language), (c) => calendar({ c, user: null }));
  }
}
