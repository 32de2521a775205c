import type { ComponentType } from "react";
import type { AnyList, MenuGroup } from "#domain/lists/list.ts";
import type { Address } from "../data/api-key.ts";
import type { CatalogName, MessageId } from "../messages/ids.ts";

export type Params = Record<string, string>;
export type ScreenProps = { params: Params };

export type Route = {
  path: string;
  load: () => Promise<{ default: ComponentType<ScreenProps> }>;
  /** The module in the build's manifest; added by the build for the server. */
  source?: string;
  messages: readonly CatalogName[];
  /** Calls whose answers the screen shows. On the server they must include everything: nothing is fetched later. */
  calls?: (params: Params, search?: string) => Address[];
  /** When this call answers 404, so does the page. */
  mustExist?: (params: Params) => Address;
  /** Query names that the page reads. Pages with `anyone` names may be cached; pages with `own` names are personal and never cached. */
  query?: Readonly<{ anyone?: readonly string[]; own?: readonly string[] }>;
  status?: number;
  /** Its script is loaded after the first paint, because the page needs it; other public pages load it when idle. */
  start?: "after paint";
  /** Its calls are made only when such a user is signed in. */
  who?: "signed_in" | "books" | "staff" | "admin";
  /** The address contains an emailed secret: never cached, never indexed. */
  secret?: true;
  /** Exists in demo mode only. */
  demo?: true;
};

/** Each list accepts one kind, so a page in the wrong list does not compile. */
export type PublicRoute = Route & { who?: never };
export type OwnRoute = Route & { who: "signed_in" };
export type StaffRoute = BackOfficeRoute & { who: "staff" };
/** The books: for staff and auditors. */
export type BooksRoute = BackOfficeRoute & { who: "books" };
export type AdminRoute = BackOfficeRoute & { who: "admin" };

type BackOfficeRoute = Route & {
  /** Label in the back office's menu, if it is listed there, and its group. */
  part?: MessageId;
  group?: MenuGroup | undefined;
  list?: AnyList;
};
