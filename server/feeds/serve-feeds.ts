import { blockHtml, type Place } from "./block-html.ts";
import type { Hono } from "hono";
import { etag } from "hono/etag";
import { inLanguage } from "#app/routing/language-path.ts";
import { momentIn } from "#domain/calendar/moment-in.ts";
import type { FeedPost } from "#domain/content/kinds/post/news.ts";
import { languages, type Language, directionOf } from "#domain/language.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { calendarFile } from "./calendar.ts";
import { refuse } from "../refuse.ts";
import { pathParam } from "../requests/path-param.ts";
import { singleFlight } from "../timing/single-flight.ts";
import { translate } from "../translate.ts";
import { escapeXml } from "./xml.ts";

const calendarPath = "/events/:id/calendar.ics";

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
      // Not from the path: without a language prefix the page may be in any language.
      const pageLanguage = c.get("language");
      const event = await foundation.agenda.find(pathParam(c, "id"), pageLanguage);
      if (!event) return refuse(c, 404, "errors.not_found");
      const { statutoryName } = await identity();
      c.header("content-type", "text/calendar; charset=utf-8");
      c.header("content-disposition", `attachment; filename="${event.id}.ics"`);
      c.header("cache-control", "no-cache");
      return c.body(
        calendarFile(event, {
          publicUrl,
          address: publicUrl + inLanguage(`/events/${event.id}`, pageLanguage),
          organizer: statutoryName[pageLanguage],
          language: pageLanguage,
          madeAt: new Date(),
        }),
      );
    });
    app.get(inLanguage(calendarPath, language), (c) => calendar({ c, user: null }));
  }
}

export type Feed = {
  publicUrl: string;
  language: Language;
  title: string;
  subtitle: string;
  /** The update date of a feed without posts. */
  foundedYear: number;
  posts: readonly FeedPost[];
};

const feedPath = "/posts/feed.xml";

/** RFC 4287. One feed per language; a post's id is its permanent address in that language. */
export function atomFeed({ publicUrl, language, title, subtitle, foundedYear, posts }: Feed): string {
  const address = (path: string) => escapeXml(publicUrl + inLanguage(path, language));
  const updated = posts[0] ? momentOf(posts[0]) : `${foundedYear}-01-01T00:00:00Z`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${address("/posts")}</id>
  <title>${escapeXml(title)}</title>
  <subtitle>${escapeXml(subtitle)}</subtitle>
  <updated>${updated}</updated>
  <link rel="self" type="application/atom+xml" href="${address(feedPath)}"/>
  <link rel="alternate" type="text/html" hreflang="${language}" href="${address("/posts")}"/>
${posts.map((post) => entry(post, { publicUrl, language })).join("\n")}
</feed>
`;
}

const entry = (post: FeedPost, place: Place): string => {
  const { publicUrl, language } = place;
  const address = escapeXml(publicUrl + inLanguage(`/posts/${post.id}`, language));
  return `  <entry>
    <id>${address}</id>
    <title>${escapeXml(post.title)}</title>
    <author><name>${escapeXml(post.author)}</name></author>
    <published>${momentOf(post)}</published>
    <updated>${momentOf(post)}</updated>
    <link rel="alternate" type="text/html" hreflang="${language}" href="${address}"/>
    <summary>${escapeXml(post.summary)}</summary>
    <content type="html">${escapeXml(htmlOf(post, place))}</content>
  </entry>`;
};

/** Readers do not know that this feed is right-to-left. */
const htmlOf = ({ body }: FeedPost, place: Place): string =>
  `<div lang="${place.language}" dir="${directionOf(place.language)}">${body
    .map((block) => blockHtml(block, place))
    .join("")}</div>`;

const momentOf = ({ publishedOn }: FeedPost): string => momentIn("Europe/Amsterdam", publishedOn, "09:00");
