import type { ComponentType } from "react";
import type { Language } from "#domain/language.ts";
import type { ApiCache } from "../data/api-cache.ts";
import { mayAsk } from "../data/site.ts";
import type { Messages } from "../i18n/format-message.ts";
import { addMessages, type I18n } from "../i18n/text.tsx";
import type { CatalogName } from "../messages/ids.ts";
import type { Params, Route, ScreenProps } from "../routes.ts";

export type LoadedScreen = { route: Route; params: Params; Screen: ComponentType<ScreenProps> };

type Loaders = Record<string, () => Promise<{ default: Messages }>>;

/** Public texts only: this list is part of every page. Texts behind the sign-in and of figure sources load when needed. */
const catalogLoaders: Loaders = import.meta.glob<{ default: Messages }>("../messages/*/*.json");

/** Code and texts of a screen. Data may arrive later. */
export async function loadScreen(route: Route, params: Params, i18n: I18n): Promise<LoadedScreen> {
  const [module] = await Promise.all([route.load(), loadCatalogs(i18n, catalogsOf(route))]);
  return { route, params, Screen: module.default };
}

/** Every page of the back office needs the texts of its frame. */
export const catalogsOf = ({ who, messages }: Route): readonly CatalogName[] =>
  who && who !== "signed_in" ? ["staff/back-office", "own/proof", ...messages] : messages;

export async function loadCatalogs(i18n: I18n, names: readonly CatalogName[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const path = `../messages/${i18n.language}/${name}.json`;
      const load = catalogLoaders[path] ?? (await listFor(name)).loaders[path];
      if (!load) throw new Error(`There is no catalog ${name} in ${i18n.language}`);
      addMessages(i18n, (await load()).default);
    }),
  );
}

const listFor = (name: string) =>
  name.startsWith("source/") ? import("./source-catalogs.ts") : import("./private-catalogs.ts");

/** The catalogs a page needs, as the build's manifest names them. */
export const catalogSources = (language: Language, names: readonly CatalogName[]): string[] =>
  names.map((name) => `app/messages/${language}/${name}.json`);

export async function loadData(
  cache: ApiCache,
  { route, params }: LoadedScreen,
  search?: string,
): Promise<void> {
  // The API would refuse.
  if (!mayAsk(route.who, cache)) return;
  await Promise.all((route.calls?.(params, search) ?? []).map((key) => cache.load(key)));
}
