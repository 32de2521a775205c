import { letterColours as colours } from "./letter-colours.ts";

const tiles = 20;
const frameOf = ["children", "disaster", "animals", "elderly"] as const;

/** A row of tiles made of table cells, without images. */
export const tileStrip = (): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" aria-hidden="true" style="border-collapse:separate;table-layout:fixed"><tr>${Array.from(
    { length: tiles },
    (_, place) => tile(place),
  ).join("")}</tr></table>`;

function tile(place: number): string {
  const program = frameOf[place % frameOf.length] ?? "children";
  const [deep, soft] = [colours[program], colours[`${program}-soft`]];
  const [edge, heart] = place % 2 === 0 ? [deep, soft] : [soft, place % 4 === 1 ? colours.accent : deep];
  return `<td width="${100 / tiles}%" height="20" bgcolor="${heart}" style="height:20px;font-size:0;line-height:0;background-color:${heart};border:5px solid ${edge}">&nbsp;</td>`;
}
