import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

const formats = ["xlsx", "csv"];

type Props = {
  folder?: "files" | "anbi-form";
  /** Its name without the ending. */
  file: string;
  name: string;
  search?: string;
  /** The audit file is of a whole year. */
  auditYear?: number;
};

export function FileLinks({ folder = "files", file, name, search = "", auditYear }: Props) {
  const { text } = useText();
  const links = [
    ...formats.map((format) => ({
      href: `/api/admin/books/${folder}/${file}.${format}${search}`,
      label: text("books.file", { name, format: format.toUpperCase() }),
    })),
    ...(auditYear
      ? [
          {
            href: `/api/admin/books/files/auditfile.xaf?year=${auditYear}`,
            label: text("books.auditfile", { year: String(auditYear) }),
          },
        ]
      : []),
  ];
  return (
    <ul aria-label={text("books.files")} className="flex flex-wrap gap-x-5 gap-y-2">
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} download className="text-link inline-flex min-h-11 items-center">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
