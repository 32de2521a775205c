import type { AnyList } from "#domain/lists/list.ts";
import { useUser } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

const formats = ["xlsx", "csv"];

type Props = { list: AnyList; title: string; search?: string };

/** The filtered list as files. Only administrators see the links; the server refuses everybody else. */
export function ExportLinks({ list, title, search = "" }: Props) {
  const { text } = useText();
  if (useUser()?.role !== "ADMIN") return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2">
      {formats.map((format) => (
        <li key={format}>
          <Link
            href={`/api/admin/exports/${list.name}.${format}${search}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {text("exports.as", { format: format.toUpperCase() })}
            <span className="sr-only"> {title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
