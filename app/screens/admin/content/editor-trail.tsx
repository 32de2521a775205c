import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

/** Back to the back office, to all content and, with a label, to the list of this kind. */
export function EditorTrail({ kind, label }: { kind?: string; label?: string | undefined }) {
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
        {kind !== undefined && label !== undefined && (
          <li>
            <Link href={`/admin/content/${kind}`} className="text-link inline-block py-2">
              {label}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
