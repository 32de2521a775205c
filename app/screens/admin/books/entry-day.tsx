import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { entryAddress } from "./view.ts";

export function EntryDay({ line }: { line: { bookedOn: string; entryId: number } }) {
  const { text, format } = useText();
  return (
    <td className="whitespace-nowrap">
      <time dateTime={line.bookedOn}>{format.date(line.bookedOn)}</time>
      <Link href={entryAddress(line)} className="text-link block text-sm">
        {text("books.entryNumber", { id: String(line.entryId) })}
      </Link>
    </td>
  );
}
