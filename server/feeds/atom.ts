import { inLanguage } from "#app/routing/language-path.ts";
import { momentIn } from "#domain/calendar/moment-in.ts";
import type { FeedPost } from "#domain/content/kinds/post/news.ts";
import { directionOf, type Language } from "#domain/language.ts";
import { escapeHtml } from "#domain/mail/escape-html.ts";
import { escapeXml } from "./xml.ts";

export type Feed = {
  publicUrl: string;
  language: Language;
  title: string;
  subtitle: string;
  /** For a feed that has no posts yet: it must have been updated at some time. */
  foundedYear: number;
  posts: readonly FeedPost[];
};

export const feedPath = "/posts/feed.xml";

/** RFC 4287. Each language has its own feed, and the id of a post is its own address in that language: it never changes. */
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
${posts.map((post) => entry(post, address(`/posts/${post.id}`), language)).join("\n")}
</feed>
`;
}

const entry = (post: FeedPost, address: string, language: Language): string => `  <entry>
    <id>${address}</id>
    <title>${escapeXml(post.title)}</title>
    <author><name>${escapeXml(post.author)}</name></author>
    <published>${momentOf(post)}</published>
    <updated>${momentOf(post)}</updated>
    <link rel="alternate" type="text/html" hreflang="${language}" href="${address}"/>
    <summary>${escapeXml(post.summary)}</summary>
    <content type="html">${escapeXml(htmlOf(post, language))}</content>
  </entry>`;

/** A reader that shows posts of many sites does not know that this one runs from right to left. */
const htmlOf = ({ body }: FeedPost, language: Language): string =>
  `<div lang="${language}" dir="${directionOf(language)}">${body
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join("")}</div>`;

const momentOf = ({ publishedOn }: FeedPost): string => momentIn("Europe/Amsterdam", publishedOn, "09:00");
