import type { ComponentType } from "react";
import type { AnyList } from "#domain/lists/list.ts";
import type { Address } from "../data/api-key.ts";
import type { CatalogName, MessageId } from "../messages/ids.ts";

export type Params = Record<string, string>;
export type ScreenProps = { params: Params };

/** What a screen says of itself in its `route.ts`. */
export type Route = {
  path: string;
  load: () => Promise<{ default: ComponentType<ScreenProps> }>;
  /** The module that `load` asks for, as the build's manifest names it: the build writes it in, for the server. */
  source?: string;
  messages: readonly CatalogName[];
  /** The calls whose answers the screen shows. What the address asks for is known to the server, where nothing asks later. */
  calls?: (params: Params, search?: string) => Address[];
  /** The one call whose record the page is about: when it answers 404, so does the page. */
  mustExist?: (params: Params) => Address;
  /** Query names that the page reads. Pages with `anyone` names may be cached; pages with `own` names are personal and never cached. */
  query?: Readonly<{ anyone?: readonly string[]; own?: readonly string[] }>;
  status?: number;
  /** Its script is loaded after the first paint, because the page needs it; other public pages load it when idle. */
  start?: "after paint";
  /** The page is a person's own: its calls are made only when someone is signed in. */
  who?: "signed_in" | "books" | "staff" | "admin";
  /** The address contains an emailed secret: never cached, never indexed. */
  secret?: true;
  /** Exists in demo mode only. */
  demo?: true;
};

/** Each list takes one kind: who may open a page is said by the page, and a second time by the list it is in. */
export type PublicRoute = Route & { who?: never };
export type OwnRoute = Route & { who: "signed_in" };
export type StaffRoute = BackOfficeRoute & { who: "staff" };
/** The books: for staff and auditors. */
export type BooksRoute = BackOfficeRoute & { who: "books" };
/** For those alone who may do everything. */
export type AdminRoute = BackOfficeRoute & { who: "admin" };

type BackOfficeRoute = Route & {
  /** What the navigation of the back office calls it, if it is offered there. */
  part?: MessageId;
  /** The list that the page shows. */
  list?: AnyList;
};
