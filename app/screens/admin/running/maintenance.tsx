import { directionOf, languages } from "#domain/language.ts";
import { maintenanceToAnnounce } from "#domain/running/status.ts";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { typedWords } from "../../../components/back-office/words-fields.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { key } from "../../../data/api-key.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { inLanguage } from "../../../routing/language-path.ts";
import { maintenanceKey } from "./keys.ts";
import { Section } from "../../../components/ui/section.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

export function Maintenance() {
  const { text, format, language } = useText();
  const { data = [] } = useApi(maintenanceKey, freshForMs);
  const announcing = useMutation([maintenanceKey], text("running.saved"));
  const cancelling = useMutation([maintenanceKey]);
  const read = (typed: FormData) =>
    maintenanceToAnnounce.safeParse({
      id: crypto.randomUUID(),
      beginsAt: momentOf(typedText(typed, "begins")),
      endsAt: momentOf(typedText(typed, "ends")),
      words: typedWords(typed, "words"),
    });
  const announce = async (typed: FormData, form: HTMLFormElement) => {
    const { data: announced } = read(typed);
    if (announced && (await announcing.mutate("POST", maintenanceKey, announced))) form.reset();
  };
  return (
    <Section
      id="maintenance"
      title={text("running.maintenance")}
      className="grid max-w-prose gap-4 [&>*]:min-w-0"
    >
      <p className="text-ink-soft">
        {text("running.maintenance.text")}{" "}
        <a href={inLanguage("/status", language)} className="text-link">
          {text("running.maintenance.status")}
        </a>
      </p>
      {data.map(({ id, beginsAt, endsAt, words }) => (
        <p key={id} className="flex flex-wrap items-center gap-3">
          <span>
            {format.dateTime(beginsAt)} – {format.dateTime(endsAt)}: {words[language]}
          </span>
          <Button
            variant="quiet"
            size="small"
            disabled={cancelling.pending}
            onClick={() =>
              void cancelling.mutate("DELETE", key("/api/admin/settings/maintenance/:id", { id }))
            }
          >
            {text("running.maintenance.cancel")}
          </Button>
        </p>
      ))}
      <Form
        onSubmit={announce}
        check={(typed) => ({ ends: !read(typed).success && text("running.maintenance.wrong") })}
        submit={text("running.maintenance.announce")}
        variant="secondary"
        pending={announcing.pending}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {(["begins", "ends"] as const).map((name) => (
            <TextField
              key={name}
              label={text(`running.maintenance.${name}`)}
              required
              name={name}
              type="datetime-local"
            />
          ))}
        </div>
        {languages.map((each) => (
          <TextField
            key={each}
            label={text(`running.maintenance.words.${each}`)}
            required
            name={`words.${each}`}
            lang={each}
            dir={directionOf(each)}
            maxLength={300}
          />
        ))}
      </Form>
    </Section>
  );
}

/** In the time zone of the browser. */
function momentOf(typed: string): string {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? "" : moment.toISOString();
}
