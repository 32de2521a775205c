import type { ComponentType } from "react";
import type { SectionId } from "./section-ids.ts";

type Source = {
  load: () => Promise<{ default: ComponentType }>;
  /** It answers to the reader. The others are only looked at, and the server's HTML is all there is to them. */
  moves?: true;
};

export const sources: Record<SectionId, Source> = {
  colours: { load: () => import("./sections/colours.tsx") },
  type: { load: () => import("./sections/type.tsx"), moves: true },
  tiles: { load: () => import("./sections/tiles.tsx") },
  figures: { load: () => import("./sections/figures.tsx") },
  map: { load: () => import("./sections/map.tsx") },
  buttons: { load: () => import("./sections/buttons.tsx") },
  fields: { load: () => import("./sections/fields.tsx"), moves: true },
  choices: { load: () => import("./sections/choices.tsx") },
  badges: { load: () => import("./sections/badges.tsx") },
  notices: { load: () => import("./sections/notices.tsx") },
  cards: { load: () => import("./sections/cards.tsx") },
  waiting: { load: () => import("./sections/waiting.tsx") },
  tables: { load: () => import("./sections/tables.tsx") },
  opening: { load: () => import("./sections/opening.tsx"), moves: true },
  toasts: { load: () => import("./sections/toasts.tsx"), moves: true },
};
