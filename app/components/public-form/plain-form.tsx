import type { ReactNode } from "react";
import { FormGuard } from "../form-guard.tsx";
import { Button } from "../ui/button.tsx";
import { Link } from "../../routing/link.tsx";
import { FormProblems } from "./form-problems.tsx";
import type { PublicForm } from "./use-public-form.ts";

type Props = {
  form: PublicForm;
  /** The form's own name, as the server knows it. */
  name: string;
  /** The place on the page to come back to when the form is sent without JavaScript. */
  at: string;
  /** Above the list of what is wrong. */
  summary: string;
  /** Before the fields and what is wrong with them. */
  intro?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A form of a public page: it can be sent as it is, and is checked in place once our code is there. */
export function PlainForm({ form, name, at, summary, intro, className, children }: Props) {
  const { ref, submit, recheck } = form;
  return (
    <form
      ref={ref}
      method="post"
      action={`#${at}`}
      noValidate
      onSubmit={submit}
      onChange={recheck}
      className={className}
    >
      <FormGuard name={name} />
      {intro}
      <FormProblems form={form} title={summary} />
      {children}
    </form>
  );
}

type SendProps = {
  form: PublicForm;
  sending: string;
  /** What becomes of what is sent, and the words that lead to the whole text. */
  privacy?: { text: string; link: string };
  className?: string;
  /** Says what will happen. */
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
