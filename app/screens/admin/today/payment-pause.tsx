import { Notice } from "../../../components/ui/notice.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

/** An attack switched payments off at a provider; where it can be undone, the page about payments says which. */
export function PaymentPause({ until }: { until: string }) {
  const { text, format } = useText();
  return (
    <Notice tone="warn" title={text("admin.pause.title")} className="mb-4">
      <p>{text("admin.pause.text", { until: format.dateTime(until) })}</p>
      <p className="mt-3">
        <Link href="/admin/payments" className="text-link">
          {text("admin.pause.look")}
        </Link>
      </p>
    </Notice>
  );
}
