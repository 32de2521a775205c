import type { Language } from "#domain/language.ts";
import type { Messages } from "../i18n/format-message.ts";
import { createI18n, type I18n } from "../i18n/text.tsx";
import type { Route } from "../routes.ts";
import { loadCatalogs, loadScreen, type LoadedScreen } from "./load-screen.ts";
import type { Match } from "./match.ts";

type Known = Readonly<Pick<LoadedScreen, "Screen" | "Office"> & { messages: Messages }>;

const known = new WeakMap<Route, Map<Language, Known>>();

/** Cached: importing ten modules and merging their texts takes as long as rendering a small page. Not cached in development. */
export async function loadOnServer(
  { route, params }: Match,
  language: Language,
  reworded: Messages,
): Promise<{ i18n: I18n; first: LoadedScreen }> {
  let screen = known.get(route)?.get(language);
  if (!screen) {
    const bare = createI18n(language);
    const [{ Screen, Office }] = await Promise.all([
      loadScreen(route, params, bare),
      loadCatalogs(bare, ["shell"]),
    ]);
    screen = { Screen, Office, messages: bare.messages };
    if (import.meta.env.PROD) known.set(route, new Map(known.get(route)).set(language, screen));
  }
  const { Screen, Office } = screen;
  const messages = Object.keys(reworded).length > 0 ? { ...screen.messages, ...reworded } : screen.messages;
  return { i18n: { language, messages, reworded }, first: { route, params, Screen, Office } };
}
