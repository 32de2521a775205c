import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from "react";
import { useText, type Text } from "../../i18n/text.tsx";
import { Button, type ButtonVariant } from "./button.tsx";
import { DisabledUntilHydrated } from "./disabled-until-hydrated.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { errorIdOf, FieldErrors } from "./field.tsx";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Problem = Readonly<{ fieldId: string; label: string; message: string }>;

type Props = Omit<ComponentProps<"form">, "onSubmit"> & {
  /** Called when the form is valid. */
  onSubmit: (typed: FormData, form: HTMLFormElement) => unknown;
  /** Errors beyond the rules of the controls, by the name of the control. */
  check?: (typed: FormData) => Wrong;
  /** The errors that the server found, by the name of the control. A new object is a new refusal. */
  refusal?: Wrong | null;
  /** The label of its button. With it, the fields are a column that is disabled until the page's script runs. */
  submit?: string;
  variant?: ButtonVariant;
  pending?: boolean;
};

export type Wrong = Readonly<Partial<Record<string, string | false>>>;

/** Every form of the back office. Validates its controls and `check`, shows errors at the field and in a focused summary. */
export function Form({ onSubmit, check, refusal, submit, variant, pending, children, ...rest }: Props) {
  const { text } = useText();
  const ref = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const find = (form: HTMLFormElement, wrong = check?.(new FormData(form)) ?? {}): Problem[] =>
    problemsIn(form, wrong, new Set(problems.map(({ fieldId }) => fieldId)), text);
  useEffect(() => {
    if (!refusal || !ref.current) return;
    setProblems(find(ref.current, refusal));
    setAttempt((count) => count + 1);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [refusal]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = find(form);
    setProblems(found);
    setAttempt(attempt + 1);
    if (found.length === 0) onSubmit(new FormData(form), form);
  };
  return (
    <form
      method="post"
      autoComplete="off"
      {...rest}
      ref={ref}
      noValidate
      onSubmit={send}
      onChange={(event) => {
        if (problems.length > 0) setProblems(find(event.currentTarget));
      }}
    >
      <ErrorSummary
        problems={problems.map(({ fieldId, label, message }) => ({
          fieldId,
          message: `${label}: ${message}`,
        }))}
        attempt={attempt}
        className="col-span-full mb-4 w-full"
      />
      <FieldErrors value={Object.fromEntries(problems.map(({ fieldId, message }) => [fieldId, message]))}>
        {submit === undefined ? (
          children
        ) : (
          <DisabledUntilHydrated className="grid gap-5 [&>*]:min-w-0">
            {children}
            <Button type="submit" variant={variant} pending={pending} className="justify-self-start">
              {submit}
            </Button>
          </DisabledUntilHydrated>
        )}
      </FieldErrors>
    </form>
  );
}

/** One problem for each control, in the order of the form; the buttons of a radio group count as one. */
function problemsIn(form: HTMLFormElement, wrong: Wrong, shown: ReadonlySet<string>, text: Text): Problem[] {
  const found = new Map<string, Problem>();
  for (const control of form.elements) {
    if (!isControl(control)) continue;
    const message = wrong[control.name] || brokenRule(control, text) || ownError(control, shown);
    const key = control.name || control.id;
    if (message && !found.has(key)) found.set(key, { ...placeOf(control), message });
  }
  return [...found.values()];
}

const isControl = (element: Element): element is Control =>
  element.matches("input:not([type=hidden]), select, textarea");

function brokenRule(control: Control, text: Text): string | undefined {
  const { validity, willValidate } = control;
  if (!willValidate || validity.valid) return undefined;
  const limit = (name: string) => ({ n: control.getAttribute(name) ?? "" });
  if (validity.valueMissing) return text("back-office.field.missing");
  if (validity.tooShort) return text("back-office.field.short", limit("minlength"));
  if (validity.tooLong) return text("back-office.field.long", limit("maxlength"));
  if (validity.rangeUnderflow) return text("back-office.field.least", limit("min"));
  if (validity.rangeOverflow) return text("back-office.field.most", limit("max"));
  return text("back-office.field.format");
}

/** An error that the screen itself shows at the field. */
const ownError = (control: Control, shown: ReadonlySet<string>): string | undefined =>
  control.ariaInvalid === "true" && !shown.has(control.id)
    ? document.getElementById(errorIdOf(control.id))?.textContent
    : undefined;

/** Boxes and buttons of one name belong to their group; a group is called by its legend. */
function placeOf(control: Control): { fieldId: string; label: string } {
  const isOneOfMany = control.form?.elements.namedItem(control.name) instanceof RadioNodeList;
  const group = isOneOfMany ? control.closest("fieldset") : null;
  const label = group?.querySelector("legend") ?? control.labels?.[0];
  return { fieldId: control.id || group?.id || "", label: control.ariaLabel ?? wordsIn(label) };
}

/** Without the asterisk of a required field. */
const wordsIn = (label: Element | undefined): string =>
  [...(label?.childNodes ?? [])]
    .filter((node) => !(node instanceof Element && node.ariaHidden === "true"))
    .map((node) => node.textContent)
    .join("")
    .trim();
