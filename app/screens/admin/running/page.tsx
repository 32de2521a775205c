import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { useUser } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { Jobs } from "./jobs.tsx";
import { Maintenance } from "./maintenance.tsx";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { Waiting } from "../../../components/content/waiting.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { alertsKey, logLevelKey, addressesKey } from "./keys.ts";
import { Section } from "../../../components/ui/section.tsx";
import { logLevels, type LogLevel } from "#domain/running/log-level.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { alertAddresses } from "#domain/running/alert.ts";
import { Form } from "../../../components/ui/form.tsx";
import { typedText } from "../../../data/typed-text.ts";
import { TextareaField } from "../../../components/ui/textarea-field.tsx";

export default function RunningScreen() {
  const { text } = useText();
  const isAdmin = useUser()?.role === "ADMIN";
  const title = text("running.title");
  return (
    <StaffPage title={title} description={text("running.intro")}>
      <p className="max-w-prose text-ink-soft">{text("running.intro")}</p>
      <Alerts />
      {isAdmin && (
        <DisabledUntilHydrated className="grid gap-10 [&>*]:min-w-0">
          <AlertAddresses />
          <Maintenance />
          <LogLevels />
        </DisabledUntilHydrated>
      )}
      <Jobs />
    </StaffPage>
  );
}

function Alerts() {
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

/** For an hour, on every instance. */
function LogLevels() {
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

function AlertAddresses() {
  const { text } = useText();
  const { data } = useApi(addressesKey, freshForMs);
  const { mutate, pending } = useMutation([addressesKey], text("running.saved"));
  const read = (typed: FormData) =>
    alertAddresses.safeParse(typedText(typed, "addresses").split(/\s+/).filter(Boolean));
  const save = async (typed: FormData) => {
    const { data: addresses } = read(typed);
    if (addresses) await mutate("PUT", addressesKey, { addresses });
  };
  if (!data) return null;
  return (
    <Form
      onSubmit={save}
      check={(typed) => ({ addresses: !read(typed).success && text("running.addresses.wrong") })}
      className="max-w-prose"
      submit={text("running.save")}
      variant="secondary"
      pending={pending}
    >
      <h2 className="text-xl">{text("running.addresses")}</h2>
      <TextareaField
        label={text("running.addresses.label")}
        hint={text("running.addresses.hint")}
        name="addresses"
        rows={3}
        dir="ltr"
        defaultValue={data.join("\n")}
      />
    </Form>
  );
}
