import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { FeedPost } from "#domain/content/kinds/post/news.ts";
import { isWellFormed } from "#testing/xml.ts";
import { atomFeed, type Feed } from "./serve-feeds.ts";

const post = (changes: Partial<FeedPost> = {}): FeedPost => ({
  id: "seven-percent",
  title: "What the seven percent is for",
  summary: "A plain account",
  author: "Youssef El Amrani, treasurer",
  publishedOn: "2026-10-20",
  color: null,
  coverUrl: null,
  coverAlt: null,
  body: ["We are sometimes asked.", "Seven percent pays for administration."],
  ...changes,
});
const feed = (changes: Partial<Feed> = {}): string =>
  atomFeed({
    publicUrl: "https://openhand.example",
    language: "en",
    title: "News of Open Hand",
    subtitle: "What happens",
    foundedYear: 2014,
    posts: [post()],
    ...changes,
  });

const all = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)</${element}>`, "g"))].map(
    ([, text]) => text ?? "",
  );

/** Halves of characters, too. */
const anyCharacter = fc.integer({ min: 0, max: 0x10_ffff }).map((code) => String.fromCodePoint(code));

test("the feed has what RFC 4287 asks of a feed and of each entry", async () => {
  const xml = feed({ posts: [post(), post({ id: "older", publishedOn: "2026-01-05" })] });
  expect(isWellFormed(xml)).toBe(true);
  expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">');
  expect(all(xml, "id")).toEqual([
    "https://openhand.example/posts",
    "https://openhand.example/posts/seven-percent",
    "https://openhand.example/posts/older",
  ]);
  expect(all(xml, "title")).toHaveLength(3);
  expect(all(xml, "updated")).toEqual([
    "2026-10-20T09:00:00+02:00",
    "2026-10-20T09:00:00+02:00",
    "2026-01-05T09:00:00+01:00",
  ]);
  expect(all(xml, "name")).toHaveLength(2);
  expect(xml).toContain(
    'rel="self" type="application/atom+xml" href="https://openhand.example/posts/feed.xml"',
  );
});

test("a post keeps its id when staff change its words, its day or its place in the list", () => {
  const changed = post({ title: "Other", summary: "Other", publishedOn: "2026-11-01", body: ["Other"] });
  const before = all(feed(), "id").at(-1);
  expect(all(feed({ posts: [post({ id: "newer" }), changed] }), "id").at(-1)).toBe(before);
});

test("each language has its own feed, its own ids and its own direction", () => {
  const arabic = feed({ language: "ar" });
  expect(all(arabic, "id")).toEqual([
    "https://openhand.example/ar/posts",
    "https://openhand.example/ar/posts/seven-percent",
  ]);
  expect(arabic).toContain('href="https://openhand.example/ar/posts/feed.xml"');
  expect(arabic).toContain("dir=&quot;rtl&quot;");
});

test("a feed without posts is still a feed", async () => {
  const xml = feed({ posts: [] });
  expect(isWellFormed(xml)).toBe(true);
  expect(all(xml, "updated")).toEqual(["2014-01-01T00:00:00Z"]);
});

test("whatever staff paste into a post, the feed stays readable and nothing in it becomes markup", async () => {
  const pasted = [
    "<script>alert(1)</script> & ]]> \u0000\u000b\ud800\uffff",
    ...fc.sample(fc.string({ unit: anyCharacter }), 50),
  ];
  const posts = pasted.map((text, index) =>
    post({ id: `post-${index}`, title: text, summary: text, author: text, body: [text] }),
  );
  expect(isWellFormed(feed({ posts }))).toBe(true);
  expect(feed({ posts: [post({ body: ["<script>"] })] })).toContain(
    "&lt;p&gt;&amp;lt;script&amp;gt;&lt;/p&gt;",
  );
});
