import { Notice } from "../../../components/ui/notice.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

/** A restored copy sends nothing. Administrators resume it under Settings. */
export function RestoredCopy({ from }: { from: string }) {
  const { text, format } = useText();
  return (
    <Notice tone="warn" title={text("admin.restored.title")} className="mb-4">
      <p>{text("admin.restored.text", { from: format.dateTime(from) })}</p>
      <p className="mt-3">
        <Link href="/admin/settings" className="text-link">
          {text("admin.restored.look")}
        </Link>
      </p>
    </Notice>
  );
}
