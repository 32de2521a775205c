import { writeAsked, type Asked } from "#domain/lists/asked.ts";
import { maxSearchLength, type Filter } from "#domain/lists/filter.ts";
import { filterLabelOf, type AnyList, type Options } from "#domain/lists/list.ts";
import { ChoiceField, ListFilter, SearchField } from "../back-office/list-filter.tsx";
import { useListText } from "./use-list-text.ts";
import { TextField } from "../ui/text-field.tsx";

type Props = {
  list: AnyList;
  asked: Asked;
  options: Options | undefined;
  onShow: (search: string) => void;
};

/** Search, filters and order in one form, which also works without JavaScript. */
export function ListBar({ list, asked, options, onShow }: Props) {
  const { text } = useListText();
  const filters = Object.entries(list.filters).filter(([, { hidden }]) => !hidden);
  const sorts = Object.keys(list.sorts);
  if (filters.length === 0 && !list.search && sorts.length < 2) return null;
  return (
    <ListFilter
      shown={`${writeAsked(list, { ...asked, before: null })} ${options === undefined}`}
      submit={text("back-office.list.show")}
      onShow={onShow}
      className="grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))]"
    >
      {list.search && (
        <SearchField
          label={text(list.search.label ?? "back-office.list.search")}
          hint={list.search.hint && text(list.search.hint)}
          value={asked.search}
          className="col-span-full"
        />
      )}
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
          options={sorts.map((value) => ({ value, label: text(`${list.sortWords}.${value}`) }))}
        />
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
  if (kind === "words" || kind === "day")
    return (
      <TextField
        label={label}
        hint={hint && text(hint)}
        {...(isFirst && { "data-list-search": "" })}
        type={kind === "day" ? "date" : "search"}
        name={name}
        maxLength={maxSearchLength}
        defaultValue={value ?? ""}
      />
    );
  const offered = values?.map((each) => ({ value: each, label: text(`${words}.${each}`) })) ?? options;
  return <ChoiceField name={name} label={label} chosen={value ?? null} all={text(all)} options={offered} />;
}
