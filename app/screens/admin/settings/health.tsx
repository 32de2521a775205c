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
import { Section } from "../../../components/ui/section.tsx";

/** Loaded separately: a slow provider must not delay the settings. */
export function Health() {
  const { text } = useText();
  const { data, error } = useApi(healthKey, freshForMs);
  return (
    <Section id="health" title={text("settings.health")} className="grid justify-items-start gap-4">
      {!data && <Waiting error={error} className="h-40 w-64" />}
      {data && <Facts health={data} />}
      <TestMail />
    </Section>
  );
}

function Facts({ health: { mail, providers, booksGuarded, backup } }: { health: SiteHealth }) {
  const { text, format } = useText();
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      <dt>{text("settings.mail.goes")}</dt>
      <dd>{text(`settings.mail.goes.${mail.goes}`)}</dd>
      <dt>{text("settings.mail.waiting")}</dt>
      <dd>{format.number(mail.waiting)}</dd>
      <dt>{text("settings.mail.dead")}</dt>
      <dd>
        {format.number(mail.dead)}{" "}
        {mail.dead > 0 && (
          <Link href="/admin/mail" className="text-link">
            {text("settings.mail.look")}
          </Link>
        )}
      </dd>
      <dt>{text("settings.mail.lastSent")}</dt>
      <dd>{mail.lastSentAt ? format.dateTime(mail.lastSentAt) : text("settings.mail.never")}</dd>
      <dt>{text("settings.providers")}</dt>
      <dd className="grid gap-1">
        {providers.length === 0 && text("settings.providers.none")}
        {providers.map(({ name, answers }) => (
          <span key={name}>
            <bdi dir="ltr">{name}</bdi>{" "}
            <Badge tone={answers ? "good" : "bad"}>
              {text(answers ? "settings.providers.answers" : "settings.providers.silent")}
            </Badge>
          </span>
        ))}
      </dd>
      <dt>{text("settings.backup")}</dt>
      <dd>
        {backup.lastAt ? format.dateTime(backup.lastAt) : text("settings.backup.none")}{" "}
        {backup.isOld && <Badge tone="bad">{text("settings.backup.old")}</Badge>}
      </dd>
      <dt>{text("settings.books")}</dt>
      <dd className="max-w-prose">{text(booksGuarded ? "settings.books.guarded" : "settings.books.open")}</dd>
    </dl>
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
