import { Check } from "#app/components/ui/icons.tsx";
import type { TodayAnswer } from "#domain/back-office/today-answer.ts";
import { freshForMs, todayKey } from "../../../components/back-office/keys.ts";
import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { Loading, Skeleton } from "../../../components/ui/skeleton.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { endingsOf, itemsOf, type Item } from "./work-items.ts";
import { Section } from "../../../components/ui/section.tsx";
import { Notice } from "../../../components/ui/notice.tsx";

export function Today() {
  const { text } = useText();
  const { data, error } = useApi(todayKey, freshForMs);
  return (
    <Section id="today" title={text("admin.today.title")}>
      <DecisionTimes />
      <div className="mt-3">
        {data?.restoredFrom && <RestoredCopy from={data.restoredFrom} />}
        {data?.paymentsPausedUntil && <PaymentPause until={data.paymentsPausedUntil} />}
        {data ? <Work {...data} /> : error ? <NotLoaded /> : <TodaySkeleton />}
      </div>
    </Section>
  );
}

/** Time until a decision, over the last twelve months. */
function DecisionTimes() {
  const { text } = useText();
  const { data } = useApi("/api/decision-times");
  const told = (["volunteer", "grant", "partner"] as const).flatMap((kind) => {
    const days = data?.[kind] ?? null;
    return days === null ? [] : [text(`admin.median.${kind}`, { days })];
  });
  if (told.length === 0) return null;
  return (
    <p className="mt-1 text-sm text-ink-soft">
      {text("admin.median.title")} {told.join(" · ")}
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
            <ItemRow {...item} />
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

function ItemRow({ label, count, href }: Item) {
  const { text } = useText();
  const words = text(label, { count });
  return (
    <Link href={href} className="text-link block py-3">
      {words}
    </Link>
  );
}

function TodaySkeleton() {
  const { text } = useText();
  return (
    <Loading label={text("shell.loading")}>
      <Skeleton className="h-36" />
    </Loading>
  );
}

/** An attack paused payments. The payments page shows which, and ends the pause. */
function PaymentPause({ until }: { until: string }) {
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

/** A restored copy sends nothing. Administrators resume it under Settings. */
function RestoredCopy({ from }: { from: string }) {
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
