import { useState } from "react";
import { contactsList } from "#domain/contacts/contacts-list.ts";
import { relationKinds, type ContactAnswer } from "#domain/contacts/contact.ts";
import { readAsked } from "#domain/lists/asked.ts";
import type { ListPage, RowOf } from "#domain/lists/list.ts";
import { contactKey } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { listKey } from "../../../components/list/list-key.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { Section } from "../../../components/ui/section.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { key } from "../../../data/api-key.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

export function Relations({ contact: { id, relations } }: { contact: ContactAnswer }) {
  const { text } = useText();
  const { mutate, pending } = useMutation([contactKey(id)]);
  const [searched, setSearched] = useState<string | null>(null);
  const add = async (typed: FormData) => {
    const relation = {
      id: crypto.randomUUID(),
      kind: relationKinds.find((kind) => kind === typedText(typed, "kind")) ?? "household",
      otherId: typedText(typed, "other"),
    };
    if (await mutate("POST", key("/api/admin/contacts/:id/relations", { id }), relation)) setSearched(null);
  };
  return (
    <Section id="relations" title={text("contacts.relations")} className="grid gap-3">
      {relations.length === 0 && <p className="text-ink-soft">{text("contacts.relations.none")}</p>}
      <ul className="grid divide-y divide-line">
        {relations.map(({ id: relation, kind, isOfOther, contact }) => (
          <li key={relation} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span id={relation}>
              <span className="text-sm text-ink-soft">
                {text(isOfOther ? `contacts.relation.of.${kind}` : `contacts.relation.${kind}`)}:{" "}
              </span>
              <Link href={`/admin/contacts/${contact.id}`} className="text-link">
                {contact.name ? <bdi data-any-language>{contact.name}</bdi> : text("contacts.nameless")}
              </Link>
            </span>
            <Button
              variant="quiet"
              size="small"
              disabled={pending}
              aria-describedby={relation}
              onClick={() =>
                void mutate("DELETE", key("/api/admin/contacts/:id/relations/:relation", { id, relation }))
              }
            >
              {text("contacts.relation.remove")}
            </Button>
          </li>
        ))}
      </ul>
      <Form
        onSubmit={(typed) => setSearched(typedText(typed, "q"))}
        submit={text("contacts.relation.search")}
        variant="secondary"
      >
        <TextField label={text("contacts.relation.find")} name="q" required maxLength={200} dir="auto" />
      </Form>
      {searched !== null && (
        <Form onSubmit={add} submit={text("contacts.relation.add")} variant="secondary" pending={pending}>
          <FoundContact searched={searched} except={id} />
          <SelectField
            label={text("contacts.relation.kind")}
            name="kind"
            defaultValue="household"
            options={relationKinds.map((value) => ({ value, label: text(`contacts.relation.${value}`) }))}
          />
        </Form>
      )}
    </Section>
  );
}

/** Contacts that a search finds, to choose one of them. */
function FoundContact({ searched, except }: { searched: string; except: string }) {
  const { text } = useText();
  const asked = readAsked(contactsList, `?${new URLSearchParams({ q: searched }).toString()}`);
  const { data } = useApi(listKey(contactsList, asked));
  const found = (data as ListPage<RowOf<typeof contactsList>> | undefined)?.rows.filter(
    ({ id }) => id !== except,
  );
  if (!found) return null;
  if (found.length === 0) return <p className="text-ink-soft">{text("contacts.relation.noMatch")}</p>;
  return (
    <SelectField
      label={text("contacts.relation.other")}
      name="other"
      required
      options={found.map(({ id, name, email, town }) => ({
        value: id,
        label: [name ?? text("contacts.nameless"), email, town].filter(Boolean).join(" · "),
      }))}
    />
  );
}
