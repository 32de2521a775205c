import { ExportLinks } from "../../../components/back-office/export-links.tsx";
import { useText } from "../../../i18n/text.tsx";
import { staffRoutes } from "../../../routes/staff-routes.ts";
import { StaffPage } from "../../../shell/staff-page.tsx";

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
        {staffRoutes.map(
          ({ list, part }) =>
            list?.files &&
            part && (
              <li
                key={list.name}
                className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2"
              >
                <h2 className="text-lg">{text(part)}</h2>
                <ExportLinks list={list} title={text(part)} />
              </li>
            ),
        )}
      </ul>
    </>
  );
}
