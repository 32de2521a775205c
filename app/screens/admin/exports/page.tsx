import { ExportLinks, exportLists } from "../../../components/back-office/export-links.tsx";
import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";

/** The accountant asks for the year's gifts; a board member wants the lists in a spreadsheet. */
export default function AdminExportsScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("exports.title")} description={text("exports.description")} who="admin">
      <Lists />
    </StaffPage>
  );
}

function Lists() {
  const { text } = useText();
  return (
    <>
      <p className="max-w-prose text-ink-soft">{text("exports.lead")}</p>
      <ul className="grid gap-4">
        {exportLists.map((list) => (
          <li
            key={list}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2"
          >
            <h2 className="text-lg">{text(`exports.list.${list}`)}</h2>
            <ExportLinks list={list} />
          </li>
        ))}
      </ul>
    </>
  );
}
