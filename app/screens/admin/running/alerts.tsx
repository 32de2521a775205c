import { freshForMs } from "../../../components/back-office/keys.ts";
import { Waiting } from "../../../components/content/waiting.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { alertsKey } from "./keys.ts";
import { Section } from "../../../components/ui/section.tsx";

/** The doctor's sentences about what was found by looking, until it is well again. */
export function Alerts() {
  const { text, format } = useText();
  const { data, error } = useApi(alertsKey, freshForMs);
  return (
    <Section id="alerts" title={text("running.alerts")} className="grid gap-4 [&>*]:min-w-0">
      {!data && <Waiting error={error} className="h-40" />}
      {data?.length === 0 && <p className="text-ink-soft">{text("running.alerts.none")}</p>}
      {data && data.length > 0 && (
        <ul className="grid gap-3">
          {data.map(({ id, beganAt, sentence }) => (
            <li key={id} className="max-w-prose">
              {sentence}{" "}
              <span className="text-sm text-ink-soft">
                {text("running.alerts.since", { at: format.dateTime(beganAt) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
