import { contactsList } from "#domain/contacts/contacts-list.ts";
import type { CellProps } from "../../../components/list/list-cell.tsx";
import { ListScreen } from "../../../components/list/list-screen.tsx";
import { useText } from "../../../i18n/text.tsx";

export default function AdminContactsScreen() {
  return <ListScreen list={contactsList} cells={{ name: Name }} />;
}

function Name({ row: { name, email } }: CellProps<typeof contactsList>) {
  const { text } = useText();
  return (
    <>
      {name === null ? text("contacts.nameless") : <bdi data-any-language>{name}</bdi>}
      <span data-any-language className="block text-sm font-normal text-ink-soft">
        <bdi dir="ltr">{email ?? ""}</bdi>
      </span>
    </>
  );
}
