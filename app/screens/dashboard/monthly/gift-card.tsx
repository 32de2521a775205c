import type { MyMonthlyGift } from "#domain/giving/monthly/monthly-gift.ts";
import type { BadgeTone } from "../../../components/ui/badge.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { Fact, Facts } from "../../../components/ui/facts.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { ValueBadge } from "../../../components/ui/value-badge.tsx";
import { useSite } from "../../../data/site.ts";
import { plainEuros } from "#domain/money/decimal-euros.ts";
import { useText, type Texts } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { GiftActions } from "./gift-actions.tsx";

const tones: Record<MyMonthlyGift["status"], BadgeTone> = {
  ACTIVE: "good",
  PAST_DUE: "bad",
  PAUSED: "warn",
  ENDED: "neutral",
};

export function GiftCard({ gift }: { gift: MyMonthlyGift }) {
  const words = useText();
  const { text, format } = words;
  const { id, status, amountCents } = gift;
  return (
    <Card as="section" className="scroll-mt-24">
      <div className="grid gap-5" id={`gift-${id}`}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-2xl">{text("monthly.gift", { amount: format.money(amountCents) })}</h2>
          <ValueBadge value={status} says={`monthly.status.${status}`} tones={tones} />
        </div>
        <p className="text-ink-soft">{purposeOf(gift, words)}</p>
        <GiftFacts gift={gift} />
        <BeingChanged gift={gift} />
        {status === "PAST_DUE" && <Notice tone="warn">{text("monthly.pastDue")}</Notice>}
        {status === "ENDED" ? (
          <HasEnded gift={gift} />
        ) : gift.isStandingOrder ? (
          <p className="border-t border-line pt-5">{text("monthly.standingOrder.text")}</p>
        ) : (
          <GiftActions gift={gift} purpose={purposeOf(gift, words)} />
        )}
      </div>
    </Card>
  );
}

function BeingChanged({ gift: { changingTo } }: { gift: MyMonthlyGift }) {
  const { text, format } = useText();
  if (!changingTo) return null;
  const { amountCents, dayOfMonth } = changingTo;
  return (
    <Notice tone="warn">
      {text("monthly.changing", { amount: format.money(amountCents), day: dayOfMonth })}
    </Notice>
  );
}

function GiftFacts({ gift }: { gift: MyMonthlyGift }) {
  const { text, format } = useText();
  const { status, nextChargeOn, amountCents, chargedCents, reference, beganAt } = gift;
  const hasEnded = status === "ENDED";
  const day = (on: string) => <time dateTime={on}>{format.date(on)}</time>;
  return (
    <Facts layout="grid">
      <Fact label={text(gift.isStandingOrder ? "monthly.standingOrder.next" : "monthly.next")}>
        {hasEnded ? null : nextChargeOn === null ? text("monthly.nextNone") : day(nextChargeOn)}
      </Fact>
      <Fact label={text("monthly.method")}>{hasEnded ? null : <Method gift={gift} />}</Fact>
      <Fact label={text("monthly.charged")}>
        {chargedCents === amountCents ? null : <bdi>{format.money(chargedCents)}</bdi>}
      </Fact>
      <Fact label={text("monthly.began")}>{day(beganAt)}</Fact>
      <Fact label={text("monthly.reference")}>
        <bdi dir="ltr">{reference}</bdi>
      </Fact>
    </Facts>
  );
}

function Method({ gift: { method, isStandingOrder } }: { gift: MyMonthlyGift }) {
  const { text } = useText();
  if (isStandingOrder) return text("monthly.standingOrder");
  if (!method) return text("monthly.method.unknown");
  const kind = text(`monthly.method.${method.kind}`);
  return method.lastDigits === null
    ? kind
    : text("monthly.method.digits", { kind, digits: method.lastDigits });
}

function HasEnded({ gift: { endedAt, amountCents, campaignId } }: { gift: MyMonthlyGift }) {
  const { text, format } = useText();
  const { giving } = useSite();
  const choices = new URLSearchParams({ amount: plainEuros(amountCents), frequency: "monthly" });
  if (campaignId !== null) choices.set("campaign", campaignId);
  return (
    <div className="grid justify-items-start gap-4">
      {endedAt !== null && <p>{text("monthly.endedOn", { date: format.date(endedAt) })}</p>}
      {giving === "FULL" && (
        <ButtonLink as={Link} href={`/donate?${choices.toString()}`} variant="secondary">
          {text("monthly.again")}
        </ButtonLink>
      )}
    </div>
  );
}

const purposeOf = ({ campaignTitle }: MyMonthlyGift, { text, language }: Texts): string =>
  campaignTitle ? text("monthly.campaign", { title: campaignTitle[language] }) : text("monthly.general");
