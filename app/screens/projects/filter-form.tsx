import { useEffect, useRef, type FormEvent } from "react";
import type { ProgramAnswer } from "#domain/content/kinds/program/public.ts";
import type { ProjectAnswer } from "#domain/content/kinds/project/public.ts";
import {
  choicesOf,
  readView,
  sortings,
  viewSearch,
  type Filter,
  type ProjectsView,
} from "#domain/content/kinds/project/projects-view.ts";
import { sdgsKey } from "../../components/content/sdg-tags.tsx";
import { statusLabel } from "../../components/content/status-badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { SelectField } from "../../components/ui/select-field.tsx";

type FilterFormProps = {
  projects: readonly ProjectAnswer[];
  programs: readonly ProgramAnswer[];
  view: ProjectsView;
  onChange: (view: ProjectsView) => void;
  onDone: () => void;
};

/** No project has it, so the address reads it as an open filter. */
const everything = "all";

/** A plain GET form of this page. With JavaScript each choice applies at once, and the button only moves to the list. */
export function FilterForm({ projects, programs, view, onChange, onDone }: FilterFormProps) {
  const { text } = useText();
  const nameOf = useNames(projects, programs);
  const form = useRef<HTMLFormElement>(null);
  const applyForm = () => {
    const chosen = form.current ? readView(searchOf(form.current), projects) : view;
    if (viewSearch(chosen) !== viewSearch({ ...view, project: null })) onChange(chosen);
  };
  // Choices made before hydration.
  // oxlint-disable-next-line react/exhaustive-deps -- that happens once
  useEffect(applyForm, []);
  const done = (event: FormEvent) => {
    event.preventDefault();
    applyForm();
    onDone();
  };
  return (
    <form
      ref={form}
      method="get"
      // The URL holds the choice: a reload must not restore an older one.
      autoComplete="off"
      onSubmit={done}
      className="mb-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] items-end gap-3"
    >
      {shownFilters.map((filter) => (
        <SelectField
          key={filter}
          label={text(`projects.filter.${filter}`)}
          name={filter}
          value={view[filter] ?? everything}
          onChange={({ target: { value } }) =>
            onChange({ ...view, project: null, [filter]: value === everything ? null : value })
          }
          options={[
            { value: everything, label: text(`projects.filter.${filter}.all`) },
            ...choicesOf(projects, filter).map((value) => ({ value, label: nameOf[filter](value) })),
          ]}
        />
      ))}
      <SelectField
        label={text("projects.sort")}
        name="sort"
        value={view.sort}
        onChange={({ target: { value } }) =>
          onChange({ ...view, sort: sortings.find((sort) => sort === value) ?? view.sort })
        }
        options={sortings.map((value) => ({ value, label: text(`projects.sort.${value}`) }))}
      />
      <Button type="submit" variant="secondary">
        {text("projects.apply")}
      </Button>
    </form>
  );
}

/** A single project is chosen on the map, not here. */
const shownFilters = ["country", "status", "program", "sdg"] as const satisfies readonly Filter[];

const searchOf = (form: HTMLFormElement): string =>
  new URLSearchParams([...new FormData(form)].filter(isText)).toString();

const isText = (field: [string, FormDataEntryValue]): field is [string, string] =>
  typeof field[1] === "string";

function useNames(projects: readonly ProjectAnswer[], programs: readonly ProgramAnswer[]) {
  const { text } = useText();
  const { data: goals } = useApi(sdgsKey);
  return {
    country: (code: string) => projects.find(({ countryCode }) => countryCode === code)?.country ?? code,
    status: (status: string) => statusLabel(status, text),
    program: (id: string) => programs.find((program) => program.id === id)?.title ?? id,
    sdg: (number: string) => {
      const title = goals?.find((goal) => goal.number === Number(number))?.title;
      return title === undefined ? number : text("projects.filter.sdg.one", { number, title });
    },
  };
}
