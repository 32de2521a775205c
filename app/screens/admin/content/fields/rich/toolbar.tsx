import { setBlockType, toggleMark, wrapIn, lift } from "prosemirror-commands";
import type { MarkType, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useState } from "react";
import type { Language } from "#domain/language.ts";
import { Button } from "../../../../../components/ui/button.tsx";
import { useText } from "../../../../../i18n/text.tsx";
import { InsertDialog, insertions, type Insertion } from "./insert-dialog.tsx";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

type Tool = Readonly<{ isOn: (state: EditorState) => boolean; on: Command; off: Command }>;

const tools = {
  heading: block(nodes.heading, { level: 2 }),
  subheading: block(nodes.heading, { level: 3 }),
  bold: mark(marks.bold),
  italic: mark(marks.italic),
  bullets: within(nodes.bulletList, wrapInList(nodes.bulletList), liftListItem(nodes.item)),
  numbers: within(nodes.numberList, wrapInList(nodes.numberList), liftListItem(nodes.item)),
  quote: within(nodes.quote, wrapIn(nodes.quote), lift),
} satisfies Record<string, Tool>;
const toolNames = Object.keys(tools) as (keyof typeof tools)[];

function block(type: NodeType, attrs: Record<string, unknown>): Tool {
  return {
    isOn: ({ selection: { $from } }) => $from.parent.hasMarkup(type, attrs),
    on: setBlockType(type, attrs),
    off: setBlockType(nodes.paragraph),
  };
}

function mark(type: MarkType): Tool {
  const toggle = toggleMark(type);
  return {
    isOn: ({ selection: { $from, from, to, empty }, storedMarks, doc }) =>
      empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type),
    on: toggle,
    off: toggle,
  };
}

function within(type: NodeType, on: Command, off: Command): Tool {
  const isOn = ({ selection: { $from } }: EditorState) =>
    Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some(
      (node) => node.type === type,
    );
  return { isOn, on, off };
}

type Props = { view: EditorView | null; language: Language; label: string };

/** Works on the text that had the cursor last. */
export function Toolbar({ view, language, label }: Props) {
  const { text } = useText();
  const [inserting, setInserting] = useState<Insertion | null>(null);
  const press = ({ isOn, on, off }: Tool) => {
    if (!view) return;
    (isOn(view.state) ? off : on)(view.state, (transaction) => view.dispatch(transaction));
    view.focus();
  };
  return (
    <div role="toolbar" aria-label={label} className="rich-tools">
      {toolNames.map((name) => (
        <Button
          key={name}
          variant="quiet"
          size="small"
          disabled={!view}
          aria-pressed={view ? tools[name].isOn(view.state) : false}
          onClick={() => press(tools[name])}
        >
          {text(`rich.${name}`)}
        </Button>
      ))}
      {insertions.map((name) => (
        <Button key={name} variant="quiet" size="small" disabled={!view} onClick={() => setInserting(name)}>
          {text(`rich.${name}`)}
        </Button>
      ))}
      {view && inserting && (
        <InsertDialog
          kind={inserting}
          view={view}
          language={language}
          onClose={() => {
            setInserting(null);
            view.focus();
          }}
        />
      )}
    </div>
  );
}
