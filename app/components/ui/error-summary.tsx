import { useEffect, useRef, type MouseEvent } from "react";
import { useText } from "../../i18n/text.tsx";
import { classNames } from "./class-names.ts";

type FieldProblem = Readonly<{ fieldId: string; message: string }>;

type ErrorSummaryProps = {
  problems: readonly FieldProblem[];
  /** Changes with each attempt, so that the summary takes focus again for the same mistakes. */
  attempt?: number;
  className?: string;
};

/** The summary above a refused form. It takes focus and links to each field. */
export function ErrorSummary({ attempt = 1, ...rest }: ErrorSummaryProps) {
  return rest.problems.length === 0 ? null : <Summary key={attempt} {...rest} />;
}

function Summary({ problems, className }: Omit<ErrorSummaryProps, "attempt">) {
  const title = useText().text("shell.form.summary");
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={title}
      className={classNames("border-s-4 border-bad bg-bad-soft p-4 text-bad", className)}
    >
      <p className="font-semibold">{title}</p>
      <ul className="mt-2 grid gap-1">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className="underline underline-offset-2" onClick={leadTo(fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const controls = "input, select, textarea, button, [contenteditable]";

/** A link scrolls, but not every browser moves the focus. In a group the first control gets it. */
const leadTo = (fieldId: string) => (event: MouseEvent) => {
  const field = document.getElementById(fieldId);
  const control = field?.matches(controls) ? field : field?.querySelector<HTMLElement>(controls);
  if (!control) return;
  event.preventDefault();
  control.focus();
};
