import type * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import type { SourceFor } from "../content-source.ts";
import type { Content } from "../ports.ts";
import { listPartners, partnerAnswer } from "./partner/public.ts";
import { publishedNews } from "./post/news.ts";
import { postAnswer, postPageAnswer } from "./post/public.ts";
import { holdsOn, promiseAnswer, publicPromise } from "./promise/public.ts";
import { publicRole, roleAnswer } from "./volunteer-role/public.ts";

export type PublicNeeds = Readonly<{ content: Content; sourceFor: SourceFor; today: () => string }>;

type PublicList<Item extends z.ZodMiniType> = Readonly<{
  summary: string;
  item: Item;
  read: (needs: PublicNeeds, language: Language) => Promise<readonly z.output<Item>[]>;
}>;
type PublicPage<Page extends z.ZodMiniType> = Readonly<{
  summary: string;
  missing: string;
  page: Page;
  read: (needs: PublicNeeds, id: string, language: Language) => Promise<z.output<Page> | null>;
}>;

const listOf = <Item extends z.ZodMiniType>(list: PublicList<Item>) => ({ list });
const pagesOf = <Item extends z.ZodMiniType, Page extends z.ZodMiniType>(
  list: PublicList<Item>,
  record: PublicPage<Page>,
) => ({ list, record });

/** Kinds served as stored, by path (`GET /api/posts`). Calls, handlers, permissions and site map are derived from this table. */
export const publicKinds = {
  posts: pagesOf(
    {
      summary: "News, the newest first",
      item: postAnswer,
      read: (needs, language) => publishedNews(needs).list(language),
    },
    {
      summary: "One post, with what it is about and its neighbors",
      missing: "There is no such post, or it is not out yet",
      page: postPageAnswer,
      read: (needs, id, language) => publishedNews(needs).find(id, language),
    },
  ),
  partners: listOf({
    summary: "The organizations the foundation works with",
    item: partnerAnswer,
    read: ({ sourceFor, today }, language) =>
      listPartners({
        partners: async () => (await sourceFor("partner")).content.list("partner"),
        today,
      })(language),
  }),
  promises: listOf({
    summary: "What gifts of some amounts do, by what one of it costs; only as long as it may be said",
    item: promiseAnswer,
    read: async ({ content, today }, language) =>
      (await content.list("promise"))
        .filter((body) => holdsOn(body, today()))
        .map((body) => publicPromise(body, language)),
  }),
  "volunteer-roles": listOf({
    summary: "Roles that volunteers can apply for",
    item: roleAnswer,
    read: async ({ content }, language) =>
      (await content.list("volunteerRole")).map((body) => publicRole(body, language)),
  }),
};

export type PublicKinds = typeof publicKinds;
export type PublicKindPath = keyof PublicKinds;
export type PublicPagePath = {
  [Path in PublicKindPath]: PublicKinds[Path] extends { record: unknown } ? Path : never;
}[PublicKindPath];

export const publicPagePaths = (Object.keys(publicKinds) as PublicKindPath[]).filter(
  (path): path is PublicPagePath => "record" in publicKinds[path],
);
