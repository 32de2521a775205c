import type { ContactAnswer } from "#domain/contacts/contact.ts";
import { contactKey, tasksKey } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Trail } from "../../../components/content/trail.tsx";
import { Waiting } from "../../../components/content/waiting.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { Fact, Facts, written } from "../../../components/ui/facts.tsx";
import { Section } from "../../../components/ui/section.tsx";
import { isMissing } from "../../../data/must-exist.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { ScreenProps } from "../../../routes.ts";
import { StaffPage } from "../../../shell/staff-page.tsx";
import NotFoundScreen from "../../not-found/page.tsx";
import { NewTask, TaskList } from "../today/tasks.tsx";
import { DetailsForm } from "./details-form.tsx";
import { Relations } from "./relations.tsx";
import { NewNote, Timeline } from "./timeline.tsx";

export default function ContactScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(contactKey(params["id"]));
  if (isMissing(entry)) return <NotFoundScreen />;
  const contact = entry.data;
  return (
    <StaffPage
      title={contact ? (contact.name ?? text("contacts.nameless")) : text("contacts.title")}
      description={text("contacts.description")}
    >
      {contact ? <Contact contact={contact} /> : <Waiting error={entry.error} />}
    </StaffPage>
  );
}

function Contact({ contact }: { contact: ContactAnswer }) {
  const { text } = useText();
  return (
    <>
      <Trail
        above={[{ href: "/admin/contacts", label: text("contacts.back") }]}
        here={contact.name ?? text("contacts.nameless")}
      />
      <Summary contact={contact} />
      <p className="text-sm text-ink-soft">{text("contacts.logged")}</p>
      <DisabledUntilHydrated className="grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_22rem] [&>*]:min-w-0">
        <div className="grid gap-8">
          <NewNote contact={contact} />
          <Timeline items={contact.timeline} />
        </div>
        <div className="grid gap-8">
          <ContactTasks contact={contact} />
          <Relations contact={contact} />
          <DetailsForm key={contact.version} contact={contact} />
        </div>
      </DisabledUntilHydrated>
    </>
  );
}

function Summary({ contact }: { contact: ContactAnswer }) {
  const { text, format } = useText();
  const { addresses, gifts, street, postcode, town, country } = contact;
  const place = [street, [postcode, town].filter(Boolean).join(" "), country].filter(Boolean).join(", ");
  return (
    <Facts layout="stack">
      <Fact label={text("contacts.kind")}>{text(`contacts.kind.${contact.kind}`)}</Fact>
      <Fact label={text("contacts.email")}>
        <ul data-any-language>
          {addresses.map(({ contactId, email, hasAccount }) => (
            <li key={contactId}>
              {email ? <bdi dir="ltr">{email}</bdi> : text("contacts.noEmail")}
              {hasAccount && <span className="text-sm text-ink-soft"> ({text("contacts.account")})</span>}
            </li>
          ))}
        </ul>
      </Fact>
      <Fact label={text("contacts.gifts")}>
        {text("contacts.gifts.sum", { count: gifts.count, amount: format.moneyExact(gifts.cents) })}
      </Fact>
      <Fact label={text("contacts.lastGift")}>
        {gifts.lastAt && <time dateTime={gifts.lastAt}>{format.date(gifts.lastAt)}</time>}
      </Fact>
      <Fact label={text("contacts.phone")}>{written(contact.phone, "ltr")}</Fact>
      <Fact label={text("contacts.town")}>{written(place)}</Fact>
      <Fact label={text("contacts.language")}>{text(`contacts.language.${contact.language}`)}</Fact>
      <Fact label={text("contacts.since")}>
        <time dateTime={contact.createdAt}>{format.date(contact.createdAt)}</time>
      </Fact>
    </Facts>
  );
}

function ContactTasks({ contact: { id, tasks } }: { contact: ContactAnswer }) {
  const { text } = useText();
  const { data } = useApi(tasksKey);
  const { mutate, pending } = useMutation([contactKey(id), tasksKey]);
  return (
    <Section id="tasks" title={text("admin.tasks.title")} className="grid gap-3">
      {tasks.length === 0 && <p className="text-ink-soft">{text("admin.tasks.none")}</p>}
      <TaskList tasks={tasks} pending={pending} mutate={mutate} />
      <NewTask
        isNarrow
        staff={data?.staff ?? []}
        pending={pending}
        onAdd={(task) => mutate("POST", tasksKey, { ...task, contactId: id })}
      />
    </Section>
  );
}
