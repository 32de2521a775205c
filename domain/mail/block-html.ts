import { escapeHtml, sentenceHtml } from "./escape-html.ts";
import { directionOfText } from "./isolate.ts";
import type { Block } from "./letter.ts";
import { letterColours as colours } from "./letter-colours.ts";

/** The start side. Explicit, because older mail clients know no logical sides. */
export type Side = "left" | "right";

export function blockHtml(block: Block, start: Side): string {
  switch (block.kind) {
    case "paragraph":
      return `<p class="ink" style="margin:0 0 16px;color:${colours.ink}">${sentenceHtml(block.text)}</p>`;
    case "note":
      return `<p class="soft" style="margin:0 0 16px;font-size:14px;color:${colours["ink-soft"]}">${sentenceHtml(block.text)}</p>`;
    case "facts":
      return factsHtml(block.rows, start);
    case "button":
      return buttonHtml(block);
    case "quote":
      return quoteHtml(block.text);
  }
}

type Rows = Extract<Block, { kind: "facts" }>["rows"];

/** A narrow label column, so that numbers and dates do not break on a phone. */
function factsHtml(rows: Rows, start: Side): string {
  const end = start === "left" ? "right" : "left";
  const cell = `padding:8px 0;border-bottom:1px solid ${colours.line};vertical-align:top;text-align:${start}`;
  const shown = rows
    .filter(({ value }) => value !== "")
    .map(
      ({ label, value, code }) => `<tr>
<th scope="row" width="42%" align="${start}" class="soft line" style="${cell};padding-${end}:16px;font-weight:400;color:${colours["ink-soft"]}">${sentenceHtml(label)}</th>
<td align="${start}" class="ink line" style="${cell};font-weight:600;overflow-wrap:anywhere;color:${colours.ink}"><bdi${code ? ' dir="ltr"' : ""}>${sentenceHtml(value)}</bdi></td>
</tr>`,
    );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" class="line" style="margin:4px 0 20px;border-collapse:collapse;border-top:1px solid ${colours.line}">${shown.join("")}</table>`;
}

/** Padding on the link, so that the whole colored area can be tapped. */
const buttonHtml = ({ label, url }: { label: string; url: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td bgcolor="${colours.action}" style="background-color:${colours.action};border-radius:3px"><a href="${escapeHtml(url)}" target="_blank" rel="noopener" style="display:inline-block;padding:14px 26px;color:${colours["on-action"]};font-weight:600;text-decoration:none">${sentenceHtml(label)}</a></td>
</tr></table>`;

function quoteHtml(text: string): string {
  const direction = directionOfText(text);
  const side = direction === "rtl" ? "right" : "left";
  return `<blockquote dir="${direction}" class="ink" style="margin:0 0 20px;padding:2px 16px;border-${side}:4px solid ${colours.accent};text-align:${side};color:${colours.ink}">${sentenceHtml(text)}</blockquote>`;
}
