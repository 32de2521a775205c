import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { DOMParser as SchemaParser, type ResolvedPos, type Slice } from "prosemirror-model";
import { liftListItem, splitListItem } from "prosemirror-schema-list";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { readBlocks } from "#domain/content/blocks/read-blocks.ts";
import { writeBlocks } from "#domain/content/blocks/write-blocks.ts";
import { cleanPasted } from "./paste.ts";
import { htmlOfPlain } from "./pasted-lines.ts";
import { blocksOf, docOf } from "./doc.ts";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

/** Signs at the start of a line, as many writers know them. */
const typedSigns = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,2})\s$/, nodes.heading, ([, signs]) => ({ level: signs === "#" ? 2 : 3 })),
    wrappingInputRule(/^\s*[-*•]\s$/, nodes.bulletList),
    wrappingInputRule(/^\s*1[.)]\s$/, nodes.numberList),
    wrappingInputRule(/^\s*>\s$/, nodes.quote),
  ],
});

const keys = keymap({
  "Mod-z": undo,
  "Shift-Mod-z": redo,
  "Mod-y": redo,
  "Mod-b": toggleMark(marks.bold),
  "Mod-i": toggleMark(marks.italic),
  "Mod-Alt-0": setBlockType(nodes.paragraph),
  "Mod-Alt-2": setBlockType(nodes.heading, { level: 2 }),
  "Mod-Alt-3": setBlockType(nodes.heading, { level: 3 }),
  Enter: chainCommands(splitListItem(nodes.item), liftListItem(nodes.item)),
  "Shift-Enter": exitCode,
});

const stateOf = (text: string): EditorState =>
  EditorState.create({
    doc: docOf(readBlocks(text)),
    plugins: [typedSigns, keys, keymap(baseKeymap), history()],
  });

type Options = {
  text: string;
  onChange: (text: string) => void;
  onFocus: (view: EditorView) => void;
  /** The place or the marks of the cursor changed. */
  onMove: () => void;
};

export function openRichView(host: HTMLElement, { text, onChange, onFocus, onMove }: Options): EditorView {
  const view: EditorView = new EditorView(host, {
    state: stateOf(text),
    transformPastedHTML: cleanPasted,
    clipboardTextParser: sliceOfPlain,
    handleDOMEvents: { focus: (focused) => onFocus(focused) },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      if (transaction.docChanged) onChange(textOf(view));
      onMove();
    },
  });
  return view;
}

function sliceOfPlain(text: string, context: ResolvedPos): Slice {
  const page = new DOMParser().parseFromString(cleanPasted(htmlOfPlain(text)), "text/html");
  return SchemaParser.fromSchema(schema).parseSlice(page.body, { context });
}

export const textOf = ({ state }: EditorView): string => writeBlocks(blocksOf(state.doc));

/** Shows another text, for example a restored version. */
export const showText = (view: EditorView, text: string): void => view.updateState(stateOf(text));
