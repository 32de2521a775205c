import { useState, type ReactNode } from "react";
import {
  maxNoteLength,
  timelineKinds,
  type ContactAnswer,
  type TimelineItem,
} from "#domain/contacts/contact.ts";
import { contactKey } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Form } from "../../../components/ui/form.tsx";
import { Section } from "../../../components/ui/section.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextareaField } from "../../../components/ui/textarea-field.tsx";
import { key } from "../../../data/api-key.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

export function NewNote({ contact: { id } }: { contact: ContactAnswer }) {
  const { text } = useText();
  const { mutate, pending } = useMutation([contactKey(id)]);
  // A note sent twice is stored once.
  const [noteId, setNoteId] = useState<string | null>(null);
  const add = async (typed: FormData, form: HTMLFormElement) => {
    const newId = noteId ?? crypto.randomUUID();
    setNoteId(newId);
    const note = { id: newId, text: typedText(typed, "text") };
    if (!(await mutate("POST", key("/api/admin/contacts/:id/notes", { id }), note))) return;
    form.reset();
    setNoteId(null);
  };
  return (
    <Form onSubmit={add} submit={text("contacts.note.add")} variant="secondary" pending={pending}>
      <TextareaField
        label={text("contacts.note")}
        hint={text("contacts.note.hint")}
        required
        rows={3}
        name="text"
        maxLength={maxNoteLength}
      />
    </Form>
  );
}

const everything = "all";

/** One list of everything that happened, newest first. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  const { text } = useText();
  const [kind, setKind] = useState<string>(everything);
  const kinds = timelineKinds.filter((each) => items.some((item) => item.kind === each));
  const shown = items.filter((item) => kind === everything || item.kind === kind);
  return (
    <Section id="timeline" title={text("contacts.timeline")} className="grid gap-3">
      {items.length === 0 && <p className="text-ink-soft">{text("contacts.timeline.none")}</p>}
      {kinds.length > 1 && (
        <SelectField
          label={text("contacts.timeline.show")}
          box="max-w-xs"
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
          options={[
            { value: everything, label: text("contacts.timeline.all") },
            ...kinds.map((value) => ({ value, label: text(`contacts.item.${value}`) })),
          ]}
        />
      )}
      <ol className="grid divide-y divide-line border-t border-line">
        {shown.map((item) => (
          <Item key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </ol>
    </Section>
  );
}

function Item({ item }: { item: TimelineItem }) {
  const { text, format } = useText();
  const { kind, at, words, cents, by } = item;
  const href = pageOf(item);
  const label = text(`contacts.item.${kind}`);
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">
          {href ? (
            <Link href={href} className="text-link">
              {label}
            </Link>
          ) : (
            label
          )}
          {cents !== null && <bdi> {format.moneyExact(cents)}</bdi>}
          <Aside item={item} />
        </span>
        <time dateTime={at} className="text-sm text-ink-soft">
          {format.dateTime(at)}
        </time>
      </p>
      {words && (
        <p
          dir="auto"
          data-any-language
          className="line-clamp-6 max-w-prose text-sm break-words whitespace-pre-wrap"
        >
          {words}
        </p>
      )}
      {by && <p className="text-sm text-ink-soft">{text("contacts.by", { name: by })}</p>}
    </li>
  );
}

/** The status in the words of its own list; an unknown status as it is. */
function Aside({ item: { kind, about, status } }: { item: TimelineItem }): ReactNode {
  const { text, has } = useText();
  const say = (id: string, otherwise: string): string => (has(id) ? text(id) : otherwise);
  const parts = [
    kind === "consent" && say(`consent.${about ?? ""}`, about ?? ""),
    status && say(`${statusWords[kind] ?? ""}.${status}`, status),
  ].filter(Boolean);
  return parts.length > 0 && <span className="font-normal text-ink-soft"> · {parts.join(" · ")}</span>;
}

const statusWords: Partial<Record<TimelineItem["kind"], string>> = {
  donation: "admin-donations.status",
  application: "admin.status",
  consent: "contacts.consent",
  email: "contacts.email",
};

function pageOf({ kind, id, about }: TimelineItem): string | null {
  if (kind === "donation" || kind === "monthly") return `/admin/donations/${id}`;
  if (kind === "agreement") return `/admin/agreements/${id}`;
  if (kind === "application") return `/admin/applications/${about}/${id}`;
  return kind === "support" ? `/admin/support/${id}` : null;
}
