import { freshForMs } from "../../../components/back-office/keys.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { useMayBook } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { checklistKey } from "./view.ts";

/** What a treasurer looks at before the board adopts the accounts; each point leads to where it is put right. */
export function YearChecklist({ year }: { year: number }) {
  const { text } = useText();
  const mayBook = useMayBook();
  const { data } = useApi(checklistKey(year), freshForMs);
  if (!data) return <Skeleton className="h-32" />;
  return (
    <ul className="grid gap-1">
      {data.map(({ item, open, href }) => (
        <li key={item} className="flex flex-wrap items-center gap-x-3">
          {mayBook ? (
            <Link href={href} className="text-link inline-flex min-h-11 items-center">
              {text(`books.check.${item}`)}
            </Link>
          ) : (
            text(`books.check.${item}`)
          )}
          <Badge tone={open === 0 ? "good" : "warn"}>
            {open === 0 ? text("books.check.done") : text("books.check.open", { count: open })}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
