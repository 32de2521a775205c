import type { ReactNode } from "react";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { useReturn, type Return } from "./use-return.ts";

export function Returned({ children }: { children: (back: Return) => ReactNode }) {
  const back = useReturn();
  return (
    <>
      <GiftStatus back={back} />
      {children(back)}
    </>
  );
}

/** Without JavaScript, donors can reload by hand. */
function GiftStatus({ back: { donation, outcome } }: { back: Return }) {
  const { text, format } = useText();
  if (!donation || !outcome) return null;
  const amount = format.moneyExact(donation.chargedCents);
  if (outcome === "failed") {
    return (
      <Notice tone="bad" title={text("donate.failed.title")} className="mt-6">
        <p>{text("donate.failed.text")}</p>
      </Notice>
    );
  }
  const isPaid = outcome === "paid";
  return (
    <Notice
      tone={isPaid ? "good" : "info"}
      title={text(isPaid ? "donate.paid.title" : "donate.processing.title")}
      className="mt-6"
    >
      <p className="text-lg">
        {text(!isPaid ? "donate.processing.text" : donation.fund ? "donate.paid.zakat" : "donate.paid.text")}
      </p>
      <dl className="mt-4 grid gap-1 sm:grid-cols-[auto_1fr] sm:gap-x-6">
        <dt>{text(isPaid ? "donate.paid.charged" : "donate.summary.charged")}</dt>
        <dd>
          <bdi className="font-semibold">{amount}</bdi>
        </dd>
        <dt>{text("donate.reference")}</dt>
        <dd>
          <bdi dir="ltr" className="font-semibold">
            {donation.reference}
          </bdi>
        </dd>
      </dl>
      {isPaid && donation.nextChargeOn !== null && (
        <p className="mt-4">
          {text("donate.paid.monthly", { amount, date: format.date(donation.nextChargeOn) })}{" "}
          <Link href="/dashboard/monthly" className="text-link">
            {text("donate.paid.monthly.change")}
          </Link>
        </p>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        {isPaid ? (
          <ButtonLink as={Link} href="/donate" variant="secondary">
            {text("donate.again")}
          </ButtonLink>
        ) : (
          <ButtonLink href="" variant="secondary">
            {text("donate.processing.look")}
          </ButtonLink>
        )}
        <ButtonLink as={Link} href="/projects" variant="quiet">
          {text("donate.follow")}
        </ButtonLink>
      </p>
    </Notice>
  );
}
