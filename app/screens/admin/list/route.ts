import type { AnyList } from "#domain/lists/list.ts";
import { threadsList } from "#domain/support/threads-list.ts";
import { listRoute } from "../../../components/list/list-route.ts";
import type { CatalogName } from "../../../messages/ids.ts";
import type { BooksRoute, StaffRoute } from "../../../routes/route.ts";

type PlainList = AnyList & { who: "staff" | "books" };

const plainLists: readonly (readonly [PlainList, ...CatalogName[]])[] = [[threadsList, "own/support"]];

export const listRoutes = plainLists.map(([list, ...messages]) => ({
  ...listRoute(list, messages),
  load: () => import("./page.tsx"),
})) as readonly (StaffRoute | BooksRoute)[];
