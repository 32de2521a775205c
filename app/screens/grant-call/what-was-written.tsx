import type { GrantCallPageAnswer } from "#domain/content/kinds/grant-call/public.ts";
import { answerField } from "#domain/applications/grant/application-form.ts";
import { useText } from "../../i18n/text.tsx";

type Props = { call: GrantCallPageAnswer; fields: Readonly<Record<string, string>> };

export function WhatWasWritten({ call, fields }: Props) {
  const { text } = useText();
  const written = call.questions.flatMap(({ id, label }) => {
    const answer = fields[answerField(id)];
    return answer ? [{ id, label, answer }] : [];
  });
  if (written.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 text-xl">{text("grants.draft.yours")}</h3>
      <dl className="mt-4 grid gap-5">
        {written.map(({ id, label, answer }) => (
          <div key={id}>
            <dt className="font-medium">{label}</dt>
            <dd dir="auto" className="mt-1 whitespace-pre-wrap break-words">
              {answer}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
