import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import type { SelectOption } from "../ui/select-options.ts";
import { everything, maxSearchLength } from "#domain/lists/filter.ts";
import { SelectField } from "../ui/select-field.tsx";
import { TextField } from "../ui/text-field.tsx";

type Props = {
  /** The current state; the form is rendered again when Back, a link or new choices change it. */
  shown: string;
  /** The words of its button; without them the form has a button among its fields. */
  submit?: string;
  onShow: (search: string) => void;
  className?: string;
  submitClassName?: string;
  children: ReactNode;
};

/** A GET form to this page. It applies when the button or Enter is pressed. */
export function ListFilter({ shown, submit, onShow, className, submitClassName, children }: Props) {
  const form = useKeptFocus(shown);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].map(([name, value]) => [name, value as string]);
    onShow(new URLSearchParams(chosen).toString());
  };
  return (
    <search>
      <form
        key={shown}
        ref={form}
        method="get"
        onSubmit={ask}
        className={classNames("grid items-end gap-3", className)}
      >
        {children}
        {submit !== undefined && (
          <Button type="submit" variant="secondary" className={submitClassName}>
            {submit}
          </Button>
        )}
      </form>
    </search>
  );
}

/** Rendering the form again would lose the keyboard focus. */
function useKeptFocus(shown: string) {
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef(-1);
  useEffect(() => {
    const drawn = form.current;
    if (!drawn) return;
    const note = () => {
      focused.current = [...drawn.elements].findIndex((each) => each === document.activeElement);
    };
    const before = drawn.elements[focused.current];
    if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    note();
    // Browsers fire focusout when a control is replaced, so only focusin counts.
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [shown]);
  return form;
}

type SearchFieldProps = { label: string; hint?: string; value: string; className?: string };

export function SearchField({ label, hint, value, className }: SearchFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      box={className}
      type="search"
      name="q"
      data-list-search
      maxLength={maxSearchLength}
      defaultValue={value}
    />
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  /** Null for all. */
  chosen: string | null;
  /** The label for all. Without it, one is always chosen. */
  all?: string;
  options: readonly SelectOption[];
  className?: string;
};

export function ChoiceField({ name, label, chosen, all, options, className }: ChoiceProps) {
  const offered = all === undefined ? options : [{ value: everything, label: all }, ...options];
  return (
    <SelectField
      label={label}
      box={className}
      name={name}
      defaultValue={chosen ?? everything}
      options={offered}
    />
  );
}
