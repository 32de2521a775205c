import type { ComponentType, ReactNode } from "react";
import type { Language } from "#domain/language.ts";
import type { ApiCache } from "../data/api-cache.ts";
import { mayAsk } from "../data/site.ts";
import type { Messages } from "../i18n/format-message.ts";
import { addMessages, type I18n } from "../i18n/text.tsx";
import type { CatalogName } from "../messages/ids.ts";
import type { Params, Route, ScreenProps } from "../routes.ts";

export type LoadedScreen = {
  route: Route;
  params: Params;
  Screen: ComponentType<ScreenProps>;
  /** Menu and layout around the screens of the back office. */
  Office?: ComponentType<{ children: ReactNode }> | undefined;
};

type Loaders = Record<string, () => Promise<{ default: Messages }>>;

/** Public texts only: this list is part of every page. Texts behind the sign-in and of figure sources load when needed. */
const catalogLoaders: Loaders = import.meta.glob<{ default: Messages }>("../messages/*/*.json");

/** Code and texts of a screen. Data may arrive later. */
export async function loadScreen(route: Route, params: Params, i18n: I18n): Promise<LoadedScreen> {
  const [module, office] = await Promise.all([
    route.load(),
    isOffice(route) ? import("../components/back-office/office.tsx") : undefined,
    loadCatalogs(i18n, catalogsOf(route)),
  ]);
  return { route, params, Screen: module.default, Office: office?.default };
}

const isOffice = ({ who }: Route): boolean => who !== undefined && who !== "signed_in";

/** The modules of a page, as the build's manifest names them. */
export const sourcesOf = (route: Route, language: Language): string[] => [
  route.source ?? "",
  ...(isOffice(route) ? ["app/components/back-office/office.tsx"] : []),
  ...["shell", ...catalogsOf(route)].map((name) => `app/messages/${language}/${name}.json`),
];

/** Every page of the back office needs the texts of its frame. */
export const catalogsOf = (route: Route): readonly CatalogName[] =>
  isOffice(route) ? ["staff/back-office", "own/proof", ...route.messages] : route.messages;

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

export async function loadData(
  cache: ApiCache,
  { route, params }: LoadedScreen,
  search?: string,
): Promise<void> {
  // The API would refuse.
  if (!mayAsk(route.who, cache)) return;
  await Promise.all((route.calls?.(params, search) ?? []).map((key) => cache.load(key)));
}
