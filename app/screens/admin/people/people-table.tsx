import type { Colleague } from "#domain/accounts/people.ts";
import { MailLink } from "../../../components/back-office/application-table.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { ChangeRole } from "./change-role.tsx";

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
              <ChangeRole person={person} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
