import { donatePath } from "#domain/content/blocks/block.ts";
import type { Block, Inline } from "#domain/content/blocks/block-schema.ts";
import { uploadUrl } from "#domain/content/cover-url.ts";
import { escapeHtml } from "#domain/mail/escape-html.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import type { Language } from "#domain/language.ts";

export type Place = Readonly<{ publicUrl: string; language: Language }>;

/** A block as HTML without styles and with full addresses, for feed readers. */
export function blockHtml(block: Block, { publicUrl, language }: Place): string {
  const addressOf = (path: string) => publicUrl + inLanguage(path, language);
  const text = (pieces: readonly Inline[]) => pieces.map((piece) => inlineHtml(piece, addressOf)).join("");
  const link = (href: string, inner: string) => `<a href="${escapeHtml(href)}">${inner}</a>`;
  if (typeof block === "string") return `<p>${escapeHtml(block)}</p>`;
  switch (block.type) {
    case "paragraph":
      return `<p>${text(block.text)}</p>`;
    case "heading":
      return `<h${block.level}>${text(block.text)}</h${block.level}>`;
    case "quote":
      return `<blockquote>${text(block.text)}</blockquote>`;
    case "list": {
      const tag = block.ordered ? "ol" : "ul";
      return `<${tag}>${block.items.map((item) => `<li>${text(item)}</li>`).join("")}</${tag}>`;
    }
    case "picture":
      return `<p>${image(publicUrl + uploadUrl(block.upload, 960), block.alt)}</p>`;
    case "figure": {
      const figure = addressOf(`/figures/${block.id}`);
      return `<p>${link(figure, image(`${figure}.png`, block.alt))}</p>`;
    }
    case "donate":
      return `<p>${link(addressOf(donatePath(block.campaign)), escapeHtml(block.label))}</p>`;
  }
}

const image = (src: string, alt: string): string => `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">`;

function inlineHtml(piece: Inline, addressOf: (path: string) => string): string {
  if (typeof piece === "string") return escapeHtml(piece);
  const italic = piece.italic ? `<em>${escapeHtml(piece.text)}</em>` : escapeHtml(piece.text);
  const bold = piece.bold ? `<strong>${italic}</strong>` : italic;
  if (piece.link === undefined) return bold;
  const href = piece.link.startsWith("/") ? addressOf(piece.link) : piece.link;
  return `<a href="${escapeHtml(href)}">${bold}</a>`;
}
