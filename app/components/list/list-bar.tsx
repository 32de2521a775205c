import type { ReactNode } from "react";
import { writeAsked, type Asked } from "#domain/lists/asked.ts";
import { maxSearchLength, type Filter } from "#domain/lists/filter.ts";
import { filterLabelOf, type AnyList, type Options } from "#domain/lists/list.ts";
import { ChoiceField, ListFilter } from "../back-office/list-filter.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { ColumnForm, Panel } from "./list-columns.tsx";
import { useListText } from "./use-list-text.ts";

type Props = {
  list: AnyList;
  asked: Asked;
  options: Options | undefined;
  onShow: (search: string) => void;
  children?: ReactNode;
};

/** Search, filters and columns. They are forms to this page, which also work without JavaScript. */
export function ListBar({ list, asked, options, onShow, children }: Props) {
  const shown = `${writeAsked(list, { ...asked, before: null })} ${options === undefined}`;
  return (
    <div className="list-bar">
      <FilterForm {...{ list, asked, options, onShow, shown }} />
      {list.files && <ColumnForm key={shown} {...{ list, asked, onShow, shown }} />}
      {children}
    </div>
  );
}

type FormProps = Omit<Props, "children"> & { shown: string };

function FilterForm({ list, asked, options, onShow, shown }: FormProps) {
  const { text } = useListText();
  const filters = Object.entries(list.filters).filter(([, { hidden }]) => !hidden);
  const sorts = Object.keys(list.sorts);
  const hasPanel = filters.length > 0 || sorts.length > 1;
  if (!hasPanel && !list.search) return null;
  const label = text(list.search?.label ?? "back-office.list.search");
  const count = Object.keys(asked.filters).length;
  return (
    <ListFilter {...{ shown, onShow }} className="list-form">
      {asked.view !== "" && <input type="hidden" name="view" value={asked.view} />}
      {asked.columns.length > 0 && <input type="hidden" name="columns" value={asked.columns.join(".")} />}
      {list.search && (
        <div className="list-search">
          <TextInput
            type="search"
            name="q"
            data-list-search
            aria-label={label}
            placeholder={list.search.hint ? text(list.search.hint) : label}
            maxLength={maxSearchLength}
            defaultValue={asked.search}
          />
          <Button type="submit" variant="secondary">
            {text("back-office.list.show")}
          </Button>
        </div>
      )}
      {hasPanel && (
        <Panel label={text("back-office.list.filter")} count={count}>
          <div className="list-fields">
            {filters.map(([name, filter], place) => (
              <FilterField
                key={name}
                name={name}
                label={text(filterLabelOf(list, name))}
                filter={filter}
                value={asked.filters[name]}
                options={options?.[name]}
                isFirst={place === 0 && !list.search}
              />
            ))}
            {sorts.length > 1 && (
              <ChoiceField
                name="sort"
                label={text("back-office.list.sort")}
                chosen={asked.sort}
                options={sorts.map((value) => ({
                  value,
                  label: text(`back-office.sort.${value}`),
                }))}
              />
            )}
          </div>
          <Button type="submit">{text("back-office.list.apply")}</Button>
        </Panel>
      )}
    </ListFilter>
  );
}

type FieldProps = {
  name: string;
  label: string;
  filter: Filter;
  value: string | undefined;
  options: Options[string] | undefined;
  /** The search key focuses it. */
  isFirst: boolean;
};

function FilterField({ name, label, filter, value, options = [], isFirst }: FieldProps) {
  const { text } = useListText();
  const { kind, hint, values, words, all = "back-office.list.all" } = filter;
  if (kind === "words" || kind === "day" || kind === "amount")
    return (
      <TextField
        label={label}
        hint={hint && text(hint)}
        {...(isFirst && { "data-list-search": "" })}
        type={kind === "day" ? "date" : kind === "amount" ? "text" : "search"}
        {...(kind === "amount" && { inputMode: "decimal" })}
        name={name}
        maxLength={maxSearchLength}
        defaultValue={value ?? ""}
      />
    );
  const offered = values?.map((each) => ({ value: each, label: text(`${words}.${each}`) })) ?? options;
  return <ChoiceField name={name} label={label} chosen={value ?? null} all={text(all)} options={offered} />;
}
