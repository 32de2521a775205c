import * as z from "zod/mini";
import {
  publicKinds,
  publicPagePaths,
  type PublicKindPath,
  type PublicKinds,
  type PublicPagePath,
} from "#domain/content/kinds/public-kinds.ts";

type Open = Readonly<{ who: "anyone"; shared: true; summary: string }>;
type ListCalls = {
  [Path in PublicKindPath as `GET /api/${Path}`]: Open &
    Readonly<{ answers: { 200: z.ZodMiniArray<PublicKinds[Path]["list"]["item"]> } }>;
};
type PageCalls = {
  [Path in PublicPagePath as `GET /api/${Path}/:id`]: Open &
    Readonly<{ answers: { 200: PublicKinds[Path]["record"]["page"]; 404: string } }>;
};

const open = { who: "anyone", shared: true } as const;

/** Two calls for each public kind of content: the list, and one record where it has a page. */
export const publicKindCalls = Object.fromEntries([
  ...Object.entries(publicKinds).map(([path, { list }]) => [
    `GET /api/${path}`,
    { ...open, summary: list.summary, answers: { 200: z.array<z.ZodMiniType>(list.item) } },
  ]),
  ...publicPagePaths.map((path) => {
    const { summary, page, missing } = publicKinds[path].record;
    return [`GET /api/${path}/:id`, { ...open, summary, answers: { 200: page, 404: missing } }];
  }),
]) as ListCalls & PageCalls;
