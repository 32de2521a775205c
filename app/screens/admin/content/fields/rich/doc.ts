import type { Mark, Node } from "prosemirror-model";
import type { Block, Inline } from "#domain/content/blocks/block-schema.ts";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

export function docOf(blocks: readonly Block[]): Node {
  const content = blocks.map(nodeOf);
  return nodes.doc.create(null, content.length > 0 ? content : nodes.paragraph.create());
}

function nodeOf(block: Block): Node {
  if (typeof block === "string") return paragraph([block]);
  switch (block.type) {
    case "paragraph":
      return paragraph(block.text);
    case "heading":
      return nodes.heading.create({ level: block.level }, inlineNodes(block.text));
    case "quote":
      return nodes.quote.create(null, paragraph(block.text));
    case "list":
      return (block.ordered ? nodes.numberList : nodes.bulletList).create(
        null,
        block.items.map((item) => nodes.item.create(null, paragraph(item))),
      );
    default:
      return nodes[block.type].create(block);
  }
}

const paragraph = (pieces: readonly Inline[]): Node => nodes.paragraph.create(null, inlineNodes(pieces));

const inlineNodes = (pieces: readonly Inline[]): Node[] =>
  pieces
    .filter((piece) => piece !== "")
    .map((piece) => {
      if (typeof piece === "string") return schema.text(piece);
      const { text, bold, italic, link } = piece;
      const set = [link !== undefined && marks.link.create({ href: link }), bold && marks.bold.create()];
      return schema.text(
        text,
        [...set, italic && marks.italic.create()].filter((mark): mark is Mark => Boolean(mark)),
      );
    });

export const blocksOf = (doc: Node): Block[] => doc.children.flatMap(blocksOfNode);

export function blocksOfNode(node: Node): Block[] {
  const { level, upload, alt, id, campaign, label } = node.attrs as Record<string, string>;
  switch (node.type) {
    case nodes.heading:
      return [{ type: "heading", level: Number(level) === 2 ? 2 : 3, text: inlineOf(node) }];
    case nodes.quote:
      return node.children.map((each) => ({ type: "quote", text: inlineOf(each) }));
    case nodes.bulletList:
    case nodes.numberList: {
      const items = node.children.map(({ firstChild }) => (firstChild ? inlineOf(firstChild) : []));
      return [{ type: "list", ordered: node.type === nodes.numberList, items }];
    }
    case nodes.picture:
      return [{ type: "picture", upload: upload ?? "", alt: alt ?? "" }];
    case nodes.figure:
      return [{ type: "figure", id: id ?? "", alt: alt ?? "" }];
    case nodes.donate:
      return [{ type: "donate", campaign: campaign ?? null, label: label ?? "" }];
    default:
      return [{ type: "paragraph", text: inlineOf(node) }];
  }
}

const inlineOf = (node: Node): Inline[] =>
  node.children.map(({ text = "", marks: set }) => ({
    text,
    ...(marks.bold.isInSet(set) && { bold: true as const }),
    ...(marks.italic.isInSet(set) && { italic: true as const }),
    ...(marks.link.isInSet(set) && { link: String(marks.link.isInSet(set)?.attrs["href"]) }),
  }));
