import { expect, test } from "vitest";
import { sampleContent, type ContentByKind } from "../kinds.ts";
import { publishedNews } from "./news.ts";
import { contentOf } from "../../content-source.ts";

const today = "2026-11-15";

const archive = (changes: Partial<ContentByKind> = {}) => contentOf({ ...sampleContent(today), ...changes });
const [post] = sampleContent(today).post;
if (!post) throw new Error("The sample has no post");
const dated = (id: string, publishedOn: string) => ({ ...post, id, publishedOn });

test("the newest post comes first, whatever the order in which staff entered them", async () => {
  const content = archive({
    post: [dated("old", "2025-01-01"), dated("new", "2026-11-14"), dated("middle", "2026-03-01")],
  });
  const news = publishedNews({ content, today: () => today });
  expect((await news.list("en")).map(({ id }) => id)).toEqual(["new", "middle", "old"]);
});

test("a post appears on its day and not before, in the list, in the feed and at its own address", async () => {
  const content = archive({ post: [dated("tomorrow", "2026-11-16"), dated("today", "2026-11-15")] });
  const news = publishedNews({ content, today: () => today });
  expect((await news.list("en")).map(({ id }) => id)).toEqual(["today"]);
  expect((await news.feed("en")).map(({ id }) => id)).toEqual(["today"]);
  expect(await news.find("tomorrow", "en")).toBeNull();
});

test("a post leads to the newer and the older one, and to the work it is about", async () => {
  const news = publishedNews({ content: archive(), today: () => today });
  const list = await news.list("nl");
  const second = await news.find(list[1]?.id ?? "", "nl");
  expect(second).toMatchObject({
    newer: { id: list[0]?.id, title: list[0]?.title },
    older: { id: list[2]?.id, title: list[2]?.title },
  });
  expect(second?.body.length).toBeGreaterThan(1);
  expect((await news.find(list[0]?.id ?? "", "nl"))?.newer).toBeNull();
  expect((await news.find(list.at(-1)?.id ?? "", "nl"))?.older).toBeNull();
});

test("a post about a project names it and takes the color of its program", async () => {
  const news = publishedNews({ content: archive(), today: () => today });
  const all = await Promise.all((await news.list("en")).map(({ id }) => news.find(id, "en")));
  const about = all.find((each) => each?.project);
  expect(about?.project?.title).toBeTruthy();
  expect(about?.color).toBe(sampleContent(today).program.find(({ id }) => id === about?.program?.id)?.color);
});

test("a foundation without news tells none: there is no sample in its place", async () => {
  const news = publishedNews({ content: archive({ post: [] }), today: () => today });
  expect(await news.list("en")).toEqual([]);
});
