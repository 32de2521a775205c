import { useUser } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import type { FormKind } from "./typed-form.ts";
import { formAddress, formKinds } from "./view.ts";

const ofAdmins: readonly FormKind[] = ["journal", "reserve"];

/** A payment starts from its open item. Only administrators enter free lines and decisions of the board. */
export function KindLinks({ shown }: { shown: FormKind | null }) {
  const { text } = useText();
  const isAdmin = useUser()?.role === "ADMIN";
  const kinds = formKinds.filter((kind) => kind !== "payment" && (isAdmin || !ofAdmins.includes(kind)));
  return (
    <nav aria-label={text("entries.what")}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {kinds.map((kind) => (
          <li key={kind}>
            <Link
              href={formAddress(kind)}
              aria-current={kind === shown ? "page" : undefined}
              className="inline-flex min-h-11 items-center text-link aria-[current]:font-semibold"
            >
              {text(`entries.kind.${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
