import type { SiteHealth } from "#domain/site/site-settings.ts";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Waiting } from "../../../components/content/waiting.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useUser } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { healthKey } from "./keys.ts";
import { Fact, Facts } from "../../../components/ui/facts.tsx";
import { Section } from "../../../components/ui/section.tsx";

/** Loaded separately: a slow provider must not delay the settings. */
export function Health() {
  const { text } = useText();
  const { data, error } = useApi(healthKey, freshForMs);
  return (
    <Section id="health" title={text("settings.health")} className="grid justify-items-start gap-4">
      {!data && <Waiting error={error} className="h-40 w-64" />}
      {data && <HealthFacts health={data} />}
      <TestMail />
    </Section>
  );
}

function HealthFacts({ health: { mail, providers, booksGuarded, backup } }: { health: SiteHealth }) {
  const { text, format } = useText();
  return (
    <Facts>
      <Fact label={text("settings.mail.goes")}>{text(`settings.mail.goes.${mail.goes}`)}</Fact>
      <Fact label={text("settings.mail.waiting")}>{format.number(mail.waiting)}</Fact>
      <Fact label={text("settings.mail.dead")}>
        {format.number(mail.dead)}{" "}
        {mail.dead > 0 && (
          <Link href="/admin/mail" className="text-link">
            {text("settings.mail.look")}
          </Link>
        )}
      </Fact>
      <Fact label={text("settings.mail.lastSent")}>
        {mail.lastSentAt ? format.dateTime(mail.lastSentAt) : text("settings.mail.never")}
      </Fact>
      <Fact label={text("settings.providers")}>
        {providers.length === 0 && text("settings.providers.none")}
        {providers.map(({ name, answers }) => (
          <span key={name} className="block">
            <bdi dir="ltr">{name}</bdi>{" "}
            <Badge tone={answers ? "good" : "bad"}>
              {text(answers ? "settings.providers.answers" : "settings.providers.silent")}
            </Badge>
          </span>
        ))}
      </Fact>
      <Fact label={text("settings.backup")}>
        {backup.lastAt ? format.dateTime(backup.lastAt) : text("settings.backup.none")}{" "}
        {backup.isOld && <Badge tone="bad">{text("settings.backup.old")}</Badge>}
      </Fact>
      <Fact label={text("settings.books")}>
        {text(booksGuarded ? "settings.books.guarded" : "settings.books.open")}
      </Fact>
    </Facts>
  );
}

function TestMail() {
  const { text } = useText();
  const email = useUser()?.email ?? "";
  const { mutate, pending } = useMutation([healthKey], text("settings.mail.sent", { email }));
  const send = () => mutate("POST", "/api/admin/settings/test-mail", { id: crypto.randomUUID() });
  return (
    <Button variant="secondary" pending={pending} onClick={() => void send()}>
      {text("settings.mail.test")}
    </Button>
  );
}
