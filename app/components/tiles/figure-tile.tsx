/** The meaning of a tile in a figure. Each tone also has its own mark, so colour is never the only difference. */
export type TileTone = "action" | "accent" | "urgent" | "quiet" | "empty";

/** Tiles in figures are small, so they are drawn on 24 units. */
export const figureTileSize = 24;

export function FigureTilePattern({ id, tone }: { id: string; tone: TileTone }) {
  const { ground, mark, d } = looks[tone];
  return (
    <pattern id={id} width={figureTileSize} height={figureTileSize} patternUnits="userSpaceOnUse">
      <path className={ground} d="M1 1h22v22H1z" />
      <path className={mark} d={d} />
    </pattern>
  );
}

export function FigureTile({ tone, className }: { tone: TileTone; className?: string }) {
  const { ground, mark, d } = looks[tone];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path className={ground} d="M1 1h22v22H1z" />
      <path className={mark} d={d} />
    </svg>
  );
}

const fourPetals =
  "M12 12Q7 8 12 4Q17 8 12 12Q16 7 20 12Q16 17 12 12Q17 16 12 20Q7 16 12 12Q8 17 4 12Q8 7 12 12Z";
const diamond = "M12 5L19 12L12 19L5 12Z";
const roof = "M5 14L12 7L19 14L19 18L12 11L5 18Z";
const ring =
  "M12 6C16 6 18 8 18 12S16 18 12 18S6 16 6 12S8 6 12 6ZM12 10C10 10 10 10 10 12S10 14 12 14S14 14 14 12S14 10 12 10Z";
const hollow = "M1 1h22v22H1zM2 2v20h20V2z";

const looks: Readonly<Record<TileTone, { ground: string; mark: string; d: string }>> = {
  action: { ground: "fill-action", mark: "fill-action-soft", d: fourPetals },
  accent: { ground: "fill-accent", mark: "fill-ink", d: diamond },
  urgent: { ground: "fill-urgent", mark: "fill-urgent-soft", d: roof },
  quiet: { ground: "fill-neutral", mark: "fill-neutral-soft", d: ring },
  empty: { ground: "fill-paper-raised", mark: "fill-line-strong", d: hollow },
};
