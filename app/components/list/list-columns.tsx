import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { writeAsked, type Asked } from "#domain/lists/asked.ts";
import { choosableColumns, labelOf, type AnyList } from "#domain/lists/list.ts";
import { ListFilter } from "../back-office/list-filter.tsx";
import { Button } from "../ui/button.tsx";
import { useListText } from "./use-list-text.ts";

/** Folded, so that a phone shows the first row. */
export function Panel({
  label,
  count = 0,
  isOpen,
  children,
}: {
  label: string;
  count?: number;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="list-panel" name="list-panel" open={isOpen}>
      <summary>
        {label}
        {count > 0 && <span className="ms-1 font-figures">{count}</span>}
      </summary>
      <div>{children}</div>
    </details>
  );
}

type Props = { list: AnyList; asked: Asked; onShow: (search: string) => void; shown: string };

/** Without JavaScript columns can be chosen, but not moved. */
export function ColumnForm({ list, asked, onShow, shown }: Props) {
  const { text } = useListText();
  const chosen = asked.columns.length > 0 ? asked.columns : list.table;
  const [names, setNames] = useState(() => [...new Set([...chosen, ...choosableColumns(list)])]);
  const [moved, setMoved] = useState<string | null>(null);
  const boxes = useRef(new Map<string, HTMLInputElement | null>());
  const labelIn = (name: string) => text(labelOf(list, name));
  const move = (name: string, to: number) => {
    if (to < 0 || to >= names.length) return;
    setNames(names.filter((each) => each !== name).toSpliced(to, 0, name));
    setMoved(name);
  };
  // The browser takes the focus from an element that moves.
  useEffect(() => {
    if (moved !== null && document.activeElement === document.body) boxes.current.get(moved)?.focus();
  }, [moved, names]);
  const moveByKey = (event: KeyboardEvent, name: string, place: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !step) return;
    event.preventDefault();
    move(name, place + step);
  };
  const dragged = useRef<string | null>(null);
  return (
    <ListFilter {...{ shown, onShow }} className="list-form">
      {[...new URLSearchParams(writeAsked(list, { ...asked, before: null, columns: [] }))].map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <Panel label={text("back-office.list.columns")}>
        <p className="text-sm text-ink-soft">{text("back-office.list.columns.hint")}</p>
        <ul className="list-columns">
          {names.map((name, place) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and the button move it too
            <li
              key={name}
              draggable
              onDragStart={() => (dragged.current = name)}
              onDragOver={(event) => dragged.current !== null && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged.current !== null) move(dragged.current, place);
                dragged.current = null;
              }}
            >
              <label>
                <input
                  type="checkbox"
                  name="columns"
                  value={name}
                  defaultChecked={chosen.includes(name)}
                  className="size-5"
                  ref={(box) => void boxes.current.set(name, box)}
                  onKeyDown={(event) => moveByKey(event, name, place)}
                />
                {labelIn(name)}
              </label>
              {place > 0 && (
                <Button variant="quiet" size="small" onClick={() => move(name, place - 1)}>
                  <span aria-hidden="true">↑</span>
                  <span className="sr-only">
                    {text("back-office.list.moveUp", { column: labelIn(name) })}
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ul>
        <output className="sr-only">
          {moved !== null &&
            text("back-office.list.columnPlace", {
              column: labelIn(moved),
              position: names.indexOf(moved) + 1,
              count: names.length,
            })}
        </output>
        <Button type="submit">{text("back-office.list.apply")}</Button>
      </Panel>
    </ListFilter>
  );
}
