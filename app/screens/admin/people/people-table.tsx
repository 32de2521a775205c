import type { Colleague } from "#domain/accounts/people.ts";
import { MailLink } from "../../../components/back-office/application-table.tsx";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { useUser } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { inLanguage } from "../../../routing/language-path.ts";
import { key } from "../../../data/api-key.ts";
import { peopleKey, staffRoles } from "./roles.ts";

const columns = ["name", "email", "role", "change"] as const;

export function PeopleTable({ people }: { people: readonly Colleague[] }) {
  const { text, format } = useText();
  return (
    <Table
      label={text("settings.people")}
      columns={columns.map((column) => text(`settings.people.${column}`))}
    >
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row" id={`person-${person.id}`} data-any-language>
              <bdi>{person.name}</bdi>
            </th>
            <td data-any-language>
              <MailLink email={person.email} />
            </td>
            <td>
              {text(`settings.people.role.${person.role}`)}
              {person.invitedUntil && (
                <span className="block text-sm text-ink-soft">
                  {text("settings.people.notYet")}
                  <br />
                  {text("settings.people.invitedUntil", { date: format.date(person.invitedUntil) })}
                </span>
              )}
              {person.inConfiguration && (
                <span className="block text-sm text-ink-soft">{text("settings.people.inConfiguration")}</span>
              )}
            </td>
            <td>
              <Changes person={person} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Asks for confirmation; with another text for oneself, because there may be no way back. */
function Changes({ person }: { person: Colleague }) {
  const { text, language } = useText();
  const { mutate, pending } = useMutation([peopleKey]);
  const myself = useUser()?.id === person.id;
  const id = { id: person.id };
  const change = async (step: Promise<boolean>) => {
    // Everything open was for an administrator, so the page reloads.
    if ((await step) && myself) window.location.assign(inLanguage("/", language));
  };
  const resetPasskeys = async () => {
    if (await mutate("DELETE", key("/api/admin/users/:id/passkeys", id)))
      toasts.add({ title: text("settings.people.reset.done", { name: person.name }) });
  };
  const described = { disabled: pending, "aria-describedby": `person-${person.id}` };
  return (
    <div className="flex flex-wrap gap-2">
      {staffRoles
        .filter((role) => role !== person.role)
        .map((other) => (
          <ConfirmDialog
            key={other}
            danger={myself}
            title={text(`settings.people.make.${other}.title`, { name: person.name })}
            description={text(myself ? "settings.people.myself" : `settings.people.make.${other}.text`)}
            confirmLabel={text(`settings.people.make.${other}`)}
            cancelLabel={text("settings.people.cancel")}
            onConfirm={() =>
              void change(mutate("PUT", key("/api/admin/users/:id/role", id), { role: other, myself }))
            }
            trigger={
              <Button variant="quiet" size="small" {...described}>
                {text(`settings.people.make.${other}`)}
              </Button>
            }
          />
        ))}
      {!myself && person.hasSignedIn && (
        <ConfirmDialog
          danger
          title={text("settings.people.reset.title", { name: person.name })}
          description={text("settings.people.reset.text")}
          confirmLabel={text("settings.people.reset")}
          cancelLabel={text("settings.people.cancel")}
          onConfirm={() => void resetPasskeys()}
          trigger={
            <Button variant="quiet" size="small" {...described}>
              {text("settings.people.reset")}
            </Button>
          }
        />
      )}
      <ConfirmDialog
        danger
        title={text("settings.people.disable.title", { name: person.name })}
        description={text(
          myself
            ? "settings.people.myself"
            : person.inConfiguration
              ? "settings.people.disable.inConfiguration"
              : "settings.people.disable.text",
        )}
        confirmLabel={text("settings.people.disable")}
        cancelLabel={text("settings.people.cancel")}
        onConfirm={() =>
          void change(mutate("DELETE", key("/api/admin/users/:id/role", id, `?myself=${myself}`)))
        }
        trigger={
          <Button variant="quiet" size="small" {...described}>
            {text("settings.people.disable")}
          </Button>
        }
      />
    </div>
  );
}
