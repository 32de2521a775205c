import { freshForMs } from "../../../components/back-office/keys.ts";
import { Waiting } from "../../../components/content/waiting.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { doctorKey } from "./keys.ts";
import { Section } from "../../../components/ui/section.tsx";

/** The output of `npm run doctor`. Loaded separately: mail servers and providers may be slow. */
export function Doctor() {
  const { text } = useText();
  const { data, error } = useApi(doctorKey, freshForMs);
  return (
    <Section id="doctor" title={text("doctor.title")} className="grid justify-items-start gap-4">
      {!data && <Waiting error={error} className="h-40 w-64" />}
      {data?.length === 0 && <p className="max-w-prose text-ink-soft">{text("doctor.none")}</p>}
      {data && data.length > 0 && (
        <ul className="grid gap-3">
          {data.map(({ id, place, why }) => (
            <li key={`${id} ${place}`} className="max-w-prose">
              {text(`doctor.${id}`, { place, why })}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
