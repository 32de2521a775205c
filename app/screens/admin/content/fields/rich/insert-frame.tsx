import type { Node } from "prosemirror-model";
import { TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { ReactNode } from "react";
import type { Language } from "#domain/language.ts";
import { Form } from "../../../../../components/ui/form.tsx";
import { useText } from "../../../../../i18n/text.tsx";
import { schema } from "./schema.ts";

/** `language` is the language of the text. */
export type InsertProps = { view: EditorView; language: Language; onClose: () => void };

/** The dialog lies inside the editor's own form in React's tree, so its submit must not reach that form. */
export const InsertFrame = ({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) => (
  <div onSubmit={(event) => event.stopPropagation()}>
    <Form className="mt-4" submit={useText().text("rich.insert")} onSubmit={onSubmit}>
      {children}
    </Form>
  </div>
);

/** Puts a block after the one with the cursor, and the cursor after it. */
export function put(view: EditorView, node: Node): void {
  const { state } = view;
  const { $to } = state.selection;
  const at = $to.depth === 0 ? $to.pos : $to.after(1);
  const transaction = state.tr.insert(at, [node, schema.nodes.paragraph.create()]);
  view.dispatch(transaction.setSelection(TextSelection.create(transaction.doc, at + node.nodeSize + 1)));
}
