import type { ComponentType } from "react";
import type { Address } from "../data/api-key.ts";
import type { CatalogName } from "../messages/ids.ts";

export type Params = Record<string, string>;
export type ScreenProps = { params: Params };
export type Route = {
  path: string;
  /** The module of the screen, as the build's manifest names it; its files are preloaded with the page. */
  source: string;
  load: () => Promise<{ default: ComponentType<ScreenProps> }>;
  messages: readonly CatalogName[];
  /** The calls whose answers the screen shows. What the address asks for is known to the server, where nothing asks later. */
  calls?: (params: Params, search?: string) => Address[];
  /** The one call whose record the page is about: when it answers 404, so does the page. */
  mustExist?: (params: Params) => Address;
  status?: number;
  /** The page is a person's own: its calls are made only when someone is signed in. */
  who?: "signed_in" | "staff" | "admin";
  /** Its address holds a secret that one person was mailed: nobody keeps the page, and no search engine is told of it. */
  secret?: true;
  /** Exists in demo mode only. */
  demo?: true;
};
