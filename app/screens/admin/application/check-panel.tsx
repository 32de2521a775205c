import { useState } from "react";
import type { ApplicationAnswer } from "#domain/applications/review/application-answer.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ValueBadge } from "../../../components/ui/value-badge.tsx";
import { Fact, Facts, written } from "../../../components/ui/facts.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { Work } from "./use-work.ts";
import { Section } from "../../../components/ui/section.tsx";
import { yearsLater } from "#domain/calendar/month.ts";
import { Form } from "../../../components/ui/form.tsx";
import { dutchToday } from "../../../i18n/dutch-today.ts";
import { typedText } from "../../../data/typed-text.ts";
import { TextField } from "../../../components/ui/text-field.tsx";

type Check = NonNullable<ApplicationAnswer["check"]>;

/** Only the state of the background check is stored, never the certificate. */
export function CheckPanel({ work, check }: { work: Work; check: Check }) {
  const { text } = useText();
  const [seeing, setSeeing] = useState(false);
  const { application, pending, change } = work;
  const record = (to: Check["state"], days: object = {}) =>
    change("PUT", "/api/admin/applications/volunteer/:id/background-check", {
      version: application.version,
      to,
      ...days,
    });
  return (
    <Section id="check" title={text("application.check")} className="grid gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <ValueBadge
          value={check.state}
          says={`application.check.${check.state}`}
          tones={{ SEEN_OK: "good", REFUSED: "bad" }}
          otherwise="neutral"
        />
        <span className="text-sm text-ink-soft">
          {text(check.needed ? "application.check.needed" : "application.check.optional")}
        </span>
      </p>
      <CheckDays check={check} />
      <p className="text-sm text-ink-soft">{text("application.check.noCopy")}</p>
      <div className="flex flex-wrap gap-3">
        {check.next.map((next) => (
          <Button
            key={next}
            variant="secondary"
            size="small"
            disabled={pending}
            onClick={() => (next === "SEEN_OK" ? setSeeing(true) : void record(next))}
          >
            {text(`application.check.to.${next}`)}
          </Button>
        ))}
      </div>
      {seeing && check.next.includes("SEEN_OK") && (
        <SeenForm
          pending={pending}
          onCancel={() => setSeeing(false)}
          onSeen={async (days) => {
            if (await record("SEEN_OK", days)) setSeeing(false);
          }}
        />
      )}
    </Section>
  );
}

function CheckDays({ check }: { check: Check }) {
  const { text, format } = useText();
  return (
    <div className="text-sm">
      <Facts>
        {(["requestedOn", "issuedOn", "seenOn", "renewBy"] as const).map((name) => (
          <Fact key={name} label={text(`application.check.${name}`)}>
            {check[name] && format.date(check[name])}
          </Fact>
        ))}
        <Fact label={text("application.check.seenBy")}>{written(check.seenBy)}</Fact>
      </Facts>
    </div>
  );
}

/** Usual for a Dutch certificate of conduct; the foundation may ask for a new one sooner. */
const holdsYears = 3;

type Props = {
  pending: boolean;
  onSeen: (days: { issuedOn: string | null; renewBy: string | null }) => Promise<void>;
  onCancel: () => void;
};

function SeenForm({ pending, onSeen, onCancel }: Props) {
  const { text } = useText();
  const submit = (typed: FormData) => {
    const day = (name: string) => typedText(typed, name) || null;
    void onSeen({ issuedOn: day("issuedOn"), renewBy: day("renewBy") });
  };
  return (
    <Form onSubmit={submit} className="grid gap-4 bg-paper-sunk p-4">
      <TextField label={text("application.check.issuedOn")} type="date" name="issuedOn" />
      <TextField
        label={text("application.check.renewBy")}
        required
        type="date"
        name="renewBy"
        defaultValue={yearsLater(dutchToday(), holdsYears)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          {text("application.check.record")}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {text("application.cancel")}
        </Button>
      </div>
    </Form>
  );
}
