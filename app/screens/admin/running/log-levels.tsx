import { logLevels, type LogLevel } from "#domain/running/log-level.ts";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { logLevelKey } from "./keys.ts";
import { Section } from "../../../components/ui/section.tsx";

/** For an hour, on every instance. */
export function LogLevels() {
  const { text, format } = useText();
  const { data } = useApi(logLevelKey, freshForMs);
  const { mutate, pending } = useMutation([logLevelKey]);
  if (!data) return null;
  const set = (level: LogLevel | null) => void mutate("PUT", logLevelKey, { level });
  return (
    <Section id="log-levels" title={text("running.log")} className="grid max-w-prose gap-4 [&>*]:min-w-0">
      <p className="text-ink-soft">
        {text("running.log.text")}{" "}
        {data.set && text("running.log.until", { at: format.dateTime(data.set.until) })}
      </p>
      <div className="flex flex-wrap gap-3">
        {[null, ...logLevels].map((level) => (
          <Button
            key={level}
            variant={(data.set?.level ?? null) === level ? "primary" : "secondary"}
            size="small"
            disabled={pending}
            aria-pressed={(data.set?.level ?? null) === level}
            onClick={() => set(level)}
          >
            {text(`running.log.${level ?? "usual"}`)}
          </Button>
        ))}
      </div>
    </Section>
  );
}
