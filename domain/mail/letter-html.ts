import { directionOf, scriptOf } from "#domain/language.ts";
import { escapeHtml, sentenceHtml } from "./escape-html.ts";
import { withoutIsolates, directionOfText } from "./isolate.ts";
import type { Letter, Block, Piece } from "./letter.ts";
import { darkLetterColours as dark, letterColours as colours } from "./letter-colours.ts";
import type { LetterFrame } from "./letter-frame.ts";
import { tileStrip } from "./tile-strip.ts";

const widthPx = 600;
/** Readex Pro only if installed: a mail loads nothing. Tahoma has Arabic in older clients. */
const fonts = "'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif";
const lineHeights = { latin: 1.6, arabic: 1.8 } as const;

/** Tables and inline styles, because mail clients support little else. Classes are for dark mode only. */
export function letterHtml(letter: Letter, frame: LetterFrame): string {
  const { language } = frame;
  const direction = directionOf(language);
  const start = direction === "rtl" ? "right" : "left";
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(withoutIsolates(letter.heading))}</title>
<style>${darkStyles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${colours.paper}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${sentenceHtml(letter.preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" bgcolor="${colours.paper}" style="background-color:${colours.paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="${widthPx}" cellpadding="0" cellspacing="0" border="0" lang="${language}" dir="${direction}" style="width:100%;max-width:${widthPx}px;font-family:${fonts};font-size:16px;line-height:${lineHeights[scriptOf(language)]};text-align:${start}">
<tr><td align="${start}" style="padding:0 0 12px;font-weight:600"><a href="${escapeHtml(frame.homeUrl)}" target="_blank" rel="noopener" class="ink" style="color:${colours.ink};text-decoration:none">${sentenceHtml(frame.foundationName)}</a></td></tr>
<tr><td style="padding:0">${tileStrip()}</td></tr>
<tr><td align="${start}" class="raised ink" bgcolor="${colours["paper-raised"]}" style="background-color:${colours["paper-raised"]};color:${colours.ink};padding:32px 28px 16px">
<h1 class="ink" style="margin:0 0 20px;font-size:24px;line-height:1.35;font-weight:600;color:${colours.ink}">${sentenceHtml(letter.heading)}</h1>
${letter.blocks.map((block) => blockHtml(block, start)).join("\n")}
</td></tr>
<tr><td align="${start}" style="padding:20px 4px 0;font-size:13px">
${footerOf(letter, frame)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function footerOf({ unsubscribeUrl }: Letter, { footer, unsubscribeLabel }: LetterFrame): string {
  const soft = `class="soft" style="margin:0 0 6px;color:${colours["ink-soft"]}"`;
  const lines = footer.map((line) => `<p ${soft}>${sentenceHtml(line)}</p>`);
  if (unsubscribeUrl) {
    lines.push(
      `<p ${soft}><a href="${escapeHtml(unsubscribeUrl)}" target="_blank" rel="noopener" ${soft}>${sentenceHtml(unsubscribeLabel)}</a></p>`,
    );
  }
  return lines.join("\n");
}

const darkStyles = `@media (prefers-color-scheme:dark){.paper{background-color:${dark.paper}!important}.raised{background-color:${dark["paper-raised"]}!important}.ink{color:${dark.ink}!important}.soft{color:${dark["ink-soft"]}!important}.line{border-color:${dark.line}!important}}`;

/** The start side. Explicit, because older mail clients know no logical sides. */
type Side = "left" | "right";

function blockHtml(block: Block, start: Side): string {
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
    case "heading":
      return `<h${block.level} class="ink" style="margin:24px 0 12px;font-size:${headingPx[block.level]}px;line-height:1.35;font-weight:600;color:${colours.ink}">${piecesHtml(block.pieces)}</h${block.level}>`;
    case "marked":
      return `<p class="ink" style="margin:0 0 16px;color:${colours.ink}">${piecesHtml(block.pieces)}</p>`;
    case "list":
      return listHtml(block, start);
    case "picture":
      return pictureHtml(block);
  }
}

const headingPx = { 2: 20, 3: 17 } as const;

const piecesHtml = (pieces: readonly Piece[]): string => pieces.map(pieceHtml).join("");

function pieceHtml(piece: Piece): string {
  if (typeof piece === "string") return sentenceHtml(piece);
  const italic = piece.italic ? `<em>${sentenceHtml(piece.text)}</em>` : sentenceHtml(piece.text);
  const bold = piece.bold ? `<strong>${italic}</strong>` : italic;
  return piece.link === undefined
    ? bold
    : `<a href="${escapeHtml(piece.link)}" target="_blank" rel="noopener" class="ink" style="color:${colours.action}">${bold}</a>`;
}

function listHtml({ ordered, items }: Extract<Block, { kind: "list" }>, start: Side): string {
  const tag = ordered ? "ol" : "ul";
  const rows = items.map((item) => `<li style="margin:0 0 6px">${piecesHtml(item)}</li>`);
  return `<${tag} class="ink" style="margin:0 0 16px;padding:0;padding-${start}:24px;color:${colours.ink}">${rows.join("")}</${tag}>`;
}

/** The same address for everyone: a picture tells nothing about who opened the mail. */
function pictureHtml({ url, alt, link }: Extract<Block, { kind: "picture" }>): string {
  const picture = `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="544" style="display:block;width:100%;max-width:544px;height:auto;border:0">`;
  const shown = link
    ? `<a href="${escapeHtml(link)}" target="_blank" rel="noopener">${picture}</a>`
    : picture;
  return `<p style="margin:0 0 16px">${shown}</p>`;
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
