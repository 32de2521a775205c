import { Check } from "#app/components/ui/icons.tsx";
import type { TodayAnswer } from "#domain/back-office/today-answer.ts";
import { freshForMs, todayKey } from "../../../components/back-office/keys.ts";
import { Waiting } from "../../../components/content/waiting.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { endingsOf, itemsOf } from "./work-items.ts";
import { Section } from "../../../components/ui/section.tsx";
import { Notice } from "../../../components/ui/notice.tsx";

export function Today() {
  const { text } = useText();
  const { data, error } = useApi(todayKey, freshForMs);
  return (
    <Section id="today" title={text("admin.today.title")}>
      <DecisionTimes />
      <div className="mt-3">
        {data?.restoredFrom && (
          <StateNotice state="restored" when={data.restoredFrom} href="/admin/settings" />
        )}
        {data?.paymentsPausedUntil && (
          <StateNotice state="pause" when={data.paymentsPausedUntil} href="/admin/payments" />
        )}
        {data ? <Work {...data} /> : <Waiting error={error} className="h-36" />}
      </div>
    </Section>
  );
}

function DecisionTimes() {
  const { text } = useText();
  const { data } = useApi("/api/decision-times");
  const medians = (["volunteer", "grant", "partner"] as const).flatMap((kind) => {
    const days = data?.[kind] ?? null;
    return days === null ? [] : [text(`admin.median.${kind}`, { days })];
  });
  if (medians.length === 0) return null;
  return (
    <p className="mt-1 text-sm text-ink-soft">
      {text("admin.median.title")} {medians.join(" · ")}
    </p>
  );
}

/** Lists only open work; zeros are left out. */
function Work(today: TodayAnswer) {
  const { text, format } = useText();
  const items = itemsOf(today).filter(({ count }) => count > 0);
  const endings = endingsOf(today);
  if (items.length + endings.length + today.shortAgreements.length === 0) {
    return (
      <p className="flex items-center gap-2 text-ink-soft">
        <Check aria-hidden="true" className="size-5 text-good" />
        {text("admin.today.nothing")}
      </p>
    );
  }
  return (
    <>
      <ul className="grid border-t border-line">
        {items.map((item) => (
          <li key={item.label} className="border-b border-line">
            <Link href={item.href} className="text-link block py-3">
              {text(item.label, { count: item.count })}
            </Link>
          </li>
        ))}
        {endings.map(({ label, href, name, endsOn }) => (
          <li key={href} className="border-b border-line">
            <Link href={href} className="text-link block py-3">
              {text(label, { name, date: format.date(endsOn) })}
            </Link>
          </li>
        ))}
        {today.shortAgreements.map(({ id, transactionNumber, name, missingCents }) => (
          <li key={id} className="border-b border-line">
            <Link href={`/admin/agreements/${id}`} className="text-link block py-3">
              {text("admin.today.agreement", {
                number: transactionNumber,
                name,
                amount: format.moneyExact(missingCents),
              })}
            </Link>
          </li>
        ))}
      </ul>
      {today.oldestWaitingDays !== null && (
        <p className="mt-3 text-sm text-ink-soft">
          {text("admin.today.oldest", { days: today.oldestWaitingDays })}
        </p>
      )}
    </>
  );
}

/** A state of the whole site that needs staff, with a link to the page that ends it. */
function StateNotice({ state, when, href }: { state: "pause" | "restored"; when: string; href: string }) {
  const { text, format } = useText();
  const at = format.dateTime(when);
  return (
    <Notice tone="warn" title={text(`admin.${state}.title`)} className="mb-4">
      <p>{text(`admin.${state}.text`, { until: at, from: at })}</p>
      <p className="mt-3">
        <Link href={href} className="text-link">
          {text(`admin.${state}.look`)}
        </Link>
      </p>
    </Notice>
  );
}
