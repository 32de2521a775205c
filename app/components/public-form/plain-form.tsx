import type { FormEvent, ReactNode } from "react";
import { FormGuard } from "../form-guard.tsx";
import { Button } from "../ui/button.tsx";
import { Link } from "../../routing/link.tsx";
import type { PublicForm } from "./use-public-form.ts";
import { useText } from "../../i18n/text.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { Notice } from "../ui/notice.tsx";

type Props = {
  form: PublicForm;
  /** The form's name on the server, if it differs. */
  name?: string;
  /** The id of the place that the page scrolls to when the form is posted without JavaScript. */
  at?: string;
  intro?: ReactNode;
  /** The name of a field whose message alone is not clear. */
  nameOf?: (field: string) => string | undefined;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  className?: string;
  children: ReactNode;
};

/** A form of a public page. It can be posted as it is; with JavaScript it is checked in place and sent as JSON. */
export function PlainForm({
  form,
  name = form.name,
  at,
  intro,
  nameOf,
  onSubmit,
  onInput,
  className,
  children,
}: Props) {
  const { ref, submit, recheck } = form;
  return (
    <form
      ref={ref}
      method="post"
      action={at && `#${at}`}
      noValidate
      onSubmit={onSubmit ?? submit}
      onChange={recheck}
      onInput={onInput}
      className={className}
    >
      <FormGuard name={name} />
      {intro}
      <FormProblems form={form} nameOf={nameOf} />
      {children}
    </form>
  );
}

type SendProps = {
  form: PublicForm;
  sending: string;
  /** A note on privacy, and the label of the link to the statement. */
  privacy?: { text: string; link: string };
  className?: string;
  children: ReactNode;
};

export function SendButton({
  form,
  sending,
  privacy,
  className = "mt-6 w-full sm:w-auto",
  children,
}: SendProps) {
  return (
    <>
      {privacy && (
        <p className="mt-6 max-w-prose text-sm text-ink-soft">
          {privacy.text}{" "}
          <Link href="/privacy" className="text-link">
            {privacy.link}
          </Link>
        </p>
      )}
      <Button type="submit" size="large" pending={form.pending} pendingLabel={sending} className={className}>
        {children}
      </Button>
    </>
  );
}

type FormProblemsProps = {
  form: PublicForm;
  /** The name of a field whose message alone is not clear. */
  nameOf?: ((field: string) => string | undefined) | undefined;
};

export function FormProblems({ form, nameOf }: FormProblemsProps) {
  const { text } = useText();
  const problems = Object.entries(form.wrong).flatMap(([field, message]) =>
    message ? [{ fieldId: form.field(field).id, message: named(nameOf?.(field), text(message)) }] : [],
  );
  return (
    <>
      {form.problem && (
        <Notice tone="bad" className="mb-6">
          {form.problem}
        </Notice>
      )}
      <ErrorSummary problems={problems} attempt={form.attempt} className="mb-6" />
    </>
  );
}

const named = (name: string | undefined, message: string): string =>
  name ? `${name} – ${message}` : message;
