import type { ApplicationAnswer } from "#domain/applications/review/application-answer.ts";
import { asCents } from "#domain/money/cents.ts";
import { useText } from "../../../i18n/text.tsx";
import { Section } from "../../../components/ui/section.tsx";

/** Everything the applicant sent, as they sent it. */
export function Sent({ application }: { application: ApplicationAnswer }) {
  const { text } = useText();
  const { facts, texts, consents } = application;
  return (
    <Section id="sent" title={text("application.sent")} className="grid gap-5">
      {facts.length > 0 && (
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 [&_dt]:text-sm [&_dt]:text-ink-soft">
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{text(`application.fact.${fact.name}`)}</dt>
              <dd data-any-language>
                <FactValue {...fact} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {texts.map(({ question, text: written }) => (
        <div key={question ?? "own"} className="grid gap-1">
          <h3 className="text-base font-medium" data-any-language={question !== null || undefined}>
            {question ?? text(`application.wrote.${application.kind}`)}
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

function FactValue({ name, value }: ApplicationAnswer["facts"][number]) {
  const { format } = useText();
  switch (name) {
    case "requested":
      return <bdi>{format.money(asCents(Number(value)))}</bdi>;
    case "phone":
      return (
        <a href={`tel:${value.replaceAll(/[^+\d]/g, "")}`} className="text-link">
          <bdi dir="ltr">{value}</bdi>
        </a>
      );
    case "site":
      return (
        <a href={value} rel="noreferrer noopener" className="text-link">
          <bdi dir="ltr">{value}</bdi>
        </a>
      );
    default:
      return <bdi>{value}</bdi>;
  }
}

/** What they agreed to, provably: which words, and when. */
function Consents({ consents }: Pick<ApplicationAnswer, "consents">) {
  const { text, format } = useText();
  return (
    <div className="grid gap-1">
      <h3 className="text-base font-medium">{text("application.consents")}</h3>
      <ul className="grid gap-1 text-sm">
        {consents.map(({ purpose, granted, textVersion, at }) => (
          <li key={`${purpose} ${at}`}>
            {text(granted ? "application.consent.yes" : "application.consent.no", {
              purpose: purposeIn(text, purpose),
              date: format.date(at),
              version: textVersion,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

const purposes = ["dataProcessing", "communications", "backgroundCheck"] as const;

/** A purpose that has no words yet is shown by its name rather than hidden. */
const purposeIn = (text: ReturnType<typeof useText>["text"], purpose: string): string => {
  const known = purposes.find((each) => each === purpose);
  return known ? text(`application.purpose.${known}`) : purpose;
};
