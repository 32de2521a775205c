import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { kindLabel } from "./labels.ts";

/** Back to where one came from: the back office, all content, and the list of this kind. */
export function EditorTrail({ kind, within = false }: { kind?: string; within?: boolean }) {
  const { text } = useText();
  return (
    <nav aria-label={text("editor.trail")}>
      <ul className="flex flex-wrap gap-x-4 text-sm">
        <li>
          <Link href="/admin" className="text-link inline-block py-2">
            {text("editor.backOffice")}
          </Link>
        </li>
        {kind !== undefined && (
          <li>
            <Link href="/admin/content" className="text-link inline-block py-2">
              {text("editor.title")}
            </Link>
          </li>
        )}
        {kind !== undefined && within && (
          <li>
            <Link href={`/admin/content/${kind}`} className="text-link inline-block py-2">
              {text(kindLabel(kind))}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
