import { Schema, type DOMOutputSpec, type NodeSpec } from "prosemirror-model";
import { isSafeLink } from "#domain/content/blocks/block.ts";
import { uploadUrl } from "#domain/content/cover-url.ts";

/** What a text may hold. Anything else is dropped when it is pasted; its words stay. */
export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { group: "block", content: "text*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
    heading: {
      group: "block",
      content: "text*",
      attrs: { level: { default: 2 } },
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((size) => ({ tag: `h${size}`, attrs: { level: size < 3 ? 2 : 3 } })),
      toDOM: ({ attrs }) => [`h${attrs["level"]}`, 0],
    },
    quote: {
      group: "block",
      content: "paragraph+",
      defining: true,
      parseDOM: [{ tag: "blockquote" }],
      toDOM: () => ["blockquote", 0],
    },
    bulletList: { group: "block", content: "item+", parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
    numberList: { group: "block", content: "item+", parseDOM: [{ tag: "ol" }], toDOM: () => ["ol", 0] },
    item: { content: "paragraph", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
    picture: atom({ upload: "", alt: "" }, ({ upload = "", alt = "" }) => [
      "img",
      { src: uploadUrl(upload, 480), alt, class: "aspect-video w-full object-cover" },
    ]),
    figure: atom({ id: "", alt: "" }, ({ id = "", alt = "" }) => ["img", { src: `/figures/${id}.svg`, alt }]),
    donate: atom({ campaign: null, label: "" }, ({ label = "" }) => [
      "span",
      { class: "rich-button" },
      label,
    ]),
    text: {},
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (dom) => {
            const href = dom.getAttribute("href")?.trim() ?? "";
            return isSafeLink(href) && { href };
          },
        },
      ],
      toDOM: ({ attrs }) => ["a", { href: attrs["href"], class: "text-link" }, 0],
    },
    bold: {
      parseDOM: [
        { tag: "strong" },
        // Google Docs wraps a whole document in a <b> that is not bold.
        { tag: "b", getAttrs: (dom) => dom.style.fontWeight !== "normal" && null },
        { style: "font-weight", getAttrs: (value) => /^(bold(er)?|[6-9]\d\d)$/.test(value) && null },
      ],
      toDOM: () => ["strong", 0],
    },
    italic: {
      parseDOM: [
        { tag: "em" },
        { tag: "i", getAttrs: (dom) => dom.style.fontStyle !== "normal" && null },
        { style: "font-style=italic" },
      ],
      toDOM: () => ["em", 0],
    },
  },
});

/** A block without text inside. It is inserted by choosing, never by pasting. */
function atom(
  initial: Record<string, string | null>,
  toDOM: (attrs: Record<string, string>) => DOMOutputSpec,
): NodeSpec {
  return {
    group: "block",
    atom: true,
    attrs: Object.fromEntries(Object.entries(initial).map(([name, value]) => [name, { default: value }])),
    toDOM: ({ attrs }) => toDOM(attrs),
  };
}
