import { useState, type ReactNode } from "react";
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
  const moveUp = (place: number) =>
    setNames(names.with(place - 1, names[place] ?? "").with(place, names[place - 1] ?? ""));
  return (
    <ListFilter {...{ shown, onShow }} className="list-form">
      {[...new URLSearchParams(writeAsked(list, { ...asked, before: null, columns: [] }))].map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <Panel label={text("back-office.list.columns")}>
        <ul className="list-columns">
          {names.map((name, place) => (
            <li key={name}>
              <label>
                <input
                  type="checkbox"
                  name="columns"
                  value={name}
                  defaultChecked={chosen.includes(name)}
                  className="size-5"
                />
                {text(labelOf(list, name))}
              </label>
              {place > 0 && (
                <Button variant="quiet" size="small" onClick={() => moveUp(place)}>
                  <span aria-hidden="true">↑</span>
                  <span className="sr-only">
                    {text("back-office.list.moveUp", { column: text(labelOf(list, name)) })}
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ul>
        <Button type="submit">{text("back-office.list.apply")}</Button>
      </Panel>
    </ListFilter>
  );
}
