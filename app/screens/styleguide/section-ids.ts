/** In the order of the page. */
export const sectionIds = [
  "colours",
  "type",
  "tiles",
  "figures",
  "map",
  "buttons",
  "fields",
  "choices",
  "badges",
  "notices",
  "cards",
  "waiting",
  "tables",
  "opening",
  "toasts",
] as const;

export type SectionId = (typeof sectionIds)[number];
