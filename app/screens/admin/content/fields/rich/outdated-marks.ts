import type { EditorState } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { writeBlocks } from "#domain/content/blocks/write-blocks.ts";
import { paragraphs } from "#domain/content/localized.ts";
import { blocksOfNode } from "./doc.ts";

/** Marks the blocks that hold one of these paragraphs. */
export const outdatedMarks =
  (outdated: string) =>
  ({ doc }: EditorState): DecorationSet => {
    const marked = paragraphs(outdated);
    const found: Decoration[] = [];
    doc.forEach((node, offset) => {
      const holds = paragraphs(writeBlocks(blocksOfNode(node))).some((each) => marked.includes(each));
      if (holds) found.push(Decoration.node(offset, offset + node.nodeSize, { class: "rich-outdated" }));
    });
    return DecorationSet.create(doc, found);
  };
