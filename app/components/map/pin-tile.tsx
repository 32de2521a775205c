/** Each tone has a different mark, so that colour is never the only difference. */
export type PinTone = "action" | "children" | "elderly" | "animals" | "disaster";

export function PinTile({ tone, className = "" }: { tone: PinTone; className?: string }) {
  const { fill, d } = looks[tone];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path className="fill-paper-raised" d="M0 0h24v24H0z" />
      <path className={fill} d="M2 2h20v20H2z" />
      <path className="fill-paper-raised" d={d} />
    </svg>
  );
}

const looks: Readonly<Record<PinTone, { fill: string; d: string }>> = {
  action: { fill: "fill-action", d: "M8 8h8v8H8z" },
  children: { fill: "fill-children", d: "M12 6a6 6 0 0 1 0 12a6 6 0 0 1 0-12z" },
  elderly: { fill: "fill-elderly", d: "M12 5l7 7-7 7-7-7z" },
  animals: { fill: "fill-animals", d: "M5 5h6v6H5zM13 13h6v6h-6zM13 5h6v6h-6zM5 13h6v6H5z" },
  disaster: { fill: "fill-disaster", d: "M12 6l7 12H5z" },
};
