import { useUser } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

const formats = ["xlsx", "csv"];
export const exportLists = ["donations", "volunteer", "grant", "partner", "expenses", "audit"] as const;
export type ExportList = (typeof exportLists)[number];

/** The list as it is narrowed here, as a file. For administrators: the server refuses everyone else. */
export function ExportLinks({ list, search = "" }: { list: ExportList; search?: string }) {
  const { text } = useText();
  if (useUser()?.role !== "ADMIN") return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2">
      {formats.map((format) => (
        <li key={format}>
          <Link
            href={`/api/admin/exports/${list}.${format}${search}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {text("exports.as", { format: format.toUpperCase() })}
            <span className="sr-only"> {text(`exports.list.${list}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
