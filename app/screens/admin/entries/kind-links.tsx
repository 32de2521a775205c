import { handKinds, type HandKind } from "#domain/ledger/by-hand/typed-entry.ts";
import { useUser } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { formAddress } from "./view.ts";

/** A payment starts from its open item. Only administrators enter free lines. */
export function KindLinks({ shown }: { shown: HandKind | null }) {
  const { text } = useText();
  const isAdmin = useUser()?.role === "ADMIN";
  const kinds = handKinds.filter((kind) => kind !== "payment" && (kind !== "journal" || isAdmin));
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
