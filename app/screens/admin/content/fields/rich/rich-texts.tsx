import type { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent, useReducer, useRef, useState, type ReactNode } from "react";
import { directionOf, type Language } from "#domain/language.ts";
import {
  errorIdOf,
  FieldError,
  FieldHint,
  hintIdOf,
  type FieldControl,
} from "../../../../../components/ui/field.tsx";
import { useText } from "../../../../../i18n/text.tsx";
import { outdatedMarks } from "./outdated-marks.ts";
import { openRichView, showText, textOf } from "./rich-view.ts";
import { Toolbar } from "./toolbar.tsx";

type RichColumn = Readonly<{
  language: Language;
  value: string;
  hint: ReactNode;
  error: ReactNode;
  control: FieldControl;
  /** Paragraphs that are older than their source. */
  outdated?: readonly string[];
  marks?: ReactNode;
  onChange: (text: string) => void;
}>;

type Props = { name: string; columns: readonly RichColumn[] };

/** A rich text in one or two languages, side by side under one toolbar. */
export default function RichTexts({ name, columns }: Props) {
  const { text } = useText();
  const [active, setActive] = useState<{ view: EditorView; language: Language } | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const isOpen = columns.some(({ language }) => language === active?.language);
  return (
    <>
      <Toolbar
        view={isOpen && active ? active.view : null}
        language={active?.language ?? "en"}
        label={text("rich.tools", { field: name })}
      />
      <div className="editor-columns">
        {columns.map((column) => (
          <div key={column.language}>
            <p id={labelOf(column)} className="text-sm font-medium">
              {text(`editor.language.${column.language}`)}
            </p>
            <FieldHint id={hintIdOf(column.control.id)}>{column.hint}</FieldHint>
            <Column
              column={column}
              onOpen={(view) => setActive((was) => was ?? { view, language: column.language })}
              onFocus={(view) => setActive({ view, language: column.language })}
              onMove={redraw}
            />
            <FieldError id={errorIdOf(column.control.id)}>{column.error}</FieldError>
            {column.marks}
          </div>
        ))}
      </div>
    </>
  );
}

const labelOf = ({ control }: RichColumn): string => `${control.id}-label`;

type ColumnProps = {
  column: RichColumn;
  onOpen: (view: EditorView) => void;
  onFocus: (view: EditorView) => void;
  onMove: () => void;
};

function Column({ column, onOpen, onFocus, onMove }: ColumnProps) {
  const { language, value, control } = column;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const changed = useEffectEvent((typed: string) => column.onChange(typed));
  const focused = useEffectEvent(onFocus);
  const ready = useEffectEvent(onOpen);
  const attributes = JSON.stringify({
    ...control,
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": labelOf(column),
    lang: language,
    dir: directionOf(language),
  });
  const open = useEffectEvent((element: HTMLElement) =>
    openRichView(element, {
      text: value,
      onChange: (typed) => changed(typed),
      onFocus: (opened) => focused(opened),
      onMove,
    }),
  );
  useEffect(() => {
    if (!host.current) return undefined;
    const opened = open(host.current);
    view.current = opened;
    ready(opened);
    return () => opened.destroy();
  }, []);
  useEffect(() => {
    view.current?.setProps({ attributes: JSON.parse(attributes) as Record<string, string> });
  }, [attributes]);
  const outdated = column.outdated?.join("\n\n") ?? "";
  useEffect(() => {
    view.current?.setProps({ decorations: outdatedMarks(outdated) });
  }, [outdated]);
  useEffect(() => {
    const { current } = view;
    if (current && textOf(current) !== value) showText(current, value);
  }, [value]);
  return <div ref={host} className="rich-text" />;
}
