import type { ApplicationAnswer } from "#domain/applications/review/application-answer.ts";
import { applicationForms } from "#domain/applications/application-forms.ts";
import { labelId } from "#domain/forms/define-form.ts";
import type { FieldKind } from "#domain/forms/fields.ts";
import { asCents } from "#domain/money/cents.ts";
import { useText } from "../../../i18n/text.tsx";
import { Fact, Facts } from "../../../components/ui/facts.tsx";
import { Section } from "../../../components/ui/section.tsx";
import type { MessageId } from "../../../messages/ids.ts";

export function Sent({ application }: { application: ApplicationAnswer }) {
  const { text } = useText();
  const { facts, texts, consents, kind } = application;
  const form = applicationForms[kind];
  const label = (field: string) => text(labelId(form, field) as MessageId);
  return (
    <Section id="sent" title={text("application.sent")} className="grid gap-5">
      {facts.length > 0 && (
        <Facts layout="grid">
          {facts.map(({ field, value }) => (
            <Fact key={field} label={label(field)}>
              <span data-any-language>
                <FactValue kind={form.fields[field]?.kind} value={value} />
              </span>
            </Fact>
          ))}
        </Facts>
      )}
      {texts.map(({ field, question, text: written }) => (
        <div key={question ?? field} className="grid gap-1">
          <h3 className="text-base font-medium" data-any-language={question !== null || undefined}>
            {question ?? label(field ?? "")}
          </h3>
          <p
            dir="auto"
            data-any-language
            className="max-w-prose border-s-2 border-line ps-4 whitespace-pre-wrap"
          >
            {written}
          </p>
        </div>
      ))}
      {consents.length > 0 && <Consents consents={consents} />}
    </Section>
  );
}

function FactValue({ kind, value }: { kind: FieldKind | undefined; value: string }) {
  const { format } = useText();
  switch (kind) {
    case "money":
      return <bdi>{format.money(asCents(Number(value)))}</bdi>;
    case "phone":
      return (
        <a href={`tel:${value.replaceAll(/[^+\d]/g, "")}`} className="text-link">
          <bdi dir="ltr">{value}</bdi>
        </a>
      );
    case "url":
      return (
        <a href={value} rel="noreferrer noopener" className="text-link">
          <bdi dir="ltr">{value}</bdi>
        </a>
      );
    default:
      return <bdi>{value}</bdi>;
  }
}

function Consents({ consents }: Pick<ApplicationAnswer, "consents">) {
  const { text, format } = useText();
  return (
    <div className="grid gap-1">
      <h3 className="text-base font-medium">{text("application.consents")}</h3>
      <ul className="grid gap-1 text-sm">
        {consents.map(({ purpose, granted, textVersion, at }) => (
          <li key={`${purpose} ${at}`}>
            {text(granted ? "application.consent.yes" : "application.consent.no", {
              // A purpose without a text is shown by its name.
              purpose: text(`application.purpose.${purpose}` as MessageId),
              date: format.date(at),
              version: textVersion,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
