import { useEffect, useRef, type MouseEvent } from "react";
import { classNames } from "./class-names.ts";

type FieldProblem = Readonly<{ fieldId: string; message: string }>;

type ErrorSummaryProps = {
  title: string;
  problems: readonly FieldProblem[];
  /** Counts the attempts: the summary takes focus again when the same form is sent again with the same mistakes. */
  attempt?: number;
  className?: string;
};

/** Stands above a form that was refused, takes focus, and leads to each field. Without problems there is nothing. */
export function ErrorSummary({ attempt = 1, ...rest }: ErrorSummaryProps) {
  return rest.problems.length === 0 ? null : <Summary key={attempt} {...rest} />;
}

function Summary({ title, problems, className }: Omit<ErrorSummaryProps, "attempt">) {
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

/** The address alone scrolls, but not every browser moves the focus along. A group hands it to its first control. */
const leadTo = (fieldId: string) => (event: MouseEvent) => {
  const field = document.getElementById(fieldId);
  const control = field?.matches("input, select, textarea, button")
    ? field
    : field?.querySelector<HTMLElement>("input, select, textarea, button");
  if (!control) return;
  event.preventDefault();
  control.focus();
};
