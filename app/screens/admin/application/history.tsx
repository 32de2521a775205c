import type { ApplicationAnswer } from "#domain/applications/review/application-answer.ts";
import { useText } from "../../../i18n/text.tsx";
import { Section } from "../../../components/ui/section.tsx";

export function History({ history }: Pick<ApplicationAnswer, "history">) {
  const { text, format } = useText();
  return (
    <Section id="history" title={text("application.history")} className="grid gap-3">
      {history.length === 0 && <p className="text-ink-soft">{text("application.history.none")}</p>}
      <ol className="grid divide-y divide-line">
        {history.map(({ at, by, from, to, reason }) => (
          <li key={at} className="grid gap-1 py-3">
            <p>
              {text("application.history.move", {
                from: text(`admin.status.${from}`),
                to: text(`admin.status.${to}`),
              })}
            </p>
            {reason !== null && (
              <p dir="auto" data-any-language className="max-w-prose whitespace-pre-wrap">
                {reason}
              </p>
            )}
            <p className="text-sm text-ink-soft">
              {text("application.by", {
                name: by ?? text("application.somebody"),
                date: format.dateTime(at),
              })}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
