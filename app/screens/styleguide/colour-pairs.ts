/** A colour that is written or drawn with, and the ground it stands on; the names are those of tokens.css. */
export type ColourPair = readonly [mark: string, ground: string];

const tones = ["good", "warn", "bad", "info", "neutral"];
const programs = ["children", "elderly", "animals", "disaster"];

/** Pairs that carry words. */
export const textPairs = {
  paper: [
    ["ink", "paper"],
    ["ink-soft", "paper"],
    ["ink", "paper-raised"],
    ["ink", "paper-sunk"],
    ["on-ink", "ink"],
    ["on-ink-soft", "ink"],
  ],
  action: [
    ["on-action", "action"],
    ["on-action", "action-strong"],
    ["action", "action-soft"],
    ["on-accent", "accent"],
    ["accent-ink", "accent-soft"],
    ["accent", "ink"],
    ["on-urgent", "urgent"],
    ["on-urgent", "urgent-strong"],
    ["urgent", "urgent-soft"],
  ],
  tones: tones.map((tone): ColourPair => [tone, `${tone}-soft`]),
  programs: programs.flatMap((program): ColourPair[] => [
    ["on-action", program],
    [`${program}-ink`, `${program}-soft`],
  ]),
} satisfies Record<string, readonly ColourPair[]>;

/** Pairs that draw an edge. The first only separates, and nobody needs to see it. */
export const linePairs: readonly ColourPair[] = [
  ["line", "paper"],
  ["line-strong", "paper-raised"],
  ["focus", "paper"],
];

/** The colours of tokens.css by name. */
export const coloursIn = (css: string): ReadonlyMap<string, string> =>
  new Map(
    [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = "", hex = ""]) => [name, hex]),
  );
