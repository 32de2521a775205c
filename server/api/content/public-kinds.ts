import { publicKindCalls } from "#contract/content/public-kinds.ts";
import {
  publicKinds,
  publicPagePaths,
  type PublicKindPath,
  type PublicNeeds,
} from "#domain/content/kinds/public-kinds.ts";
import { answer, type Endpoint } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

/** One handler for the lists and one for the pages of all public kinds: their definitions fix what they answer. */
export const publicKindsApi = ({ publicContent }: Readonly<{ publicContent: PublicNeeds }>): Endpoint[] => [
  ...(Object.keys(publicKinds) as PublicKindPath[]).map((path): Endpoint => ({
    ...publicKindCalls[`GET /api/${path}`],
    method: "GET",
    path: `/api/${path}`,
    handle: async ({ c }) =>
      answer(c, 200, await publicKinds[path].list.read(publicContent, c.get("language"))),
  })),
  ...publicPagePaths.map((path): Endpoint => ({
    ...publicKindCalls[`GET /api/${path}/:id`],
    method: "GET",
    path: `/api/${path}/:id`,
    handle: async ({ c, params }) => {
      const { id } = params as { id: string };
      const record = await publicKinds[path].record.read(publicContent, id, c.get("language"));
      return record ? answer(c, 200, record) : refuse(c, 404, "errors.not_found");
    },
  })),
];
