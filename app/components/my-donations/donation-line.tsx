import type { ReactNode } from "react";
import type { MyDonation } from "#domain/giving/my-giving.ts";
import { useText } from "../../i18n/text.tsx";
import { Badge } from "../ui/badge.tsx";
import { ValueBadge } from "../ui/value-badge.tsx";

type Props = {
  donation: MyDonation;
  /** Includes the text on the bank statement. */
  full?: boolean;
  children?: ReactNode;
};

export function DonationLine({ donation, full = false, children }: Props) {
  const { text, format } = useText();
  const { amountCents, chargedCents, createdAt, status, campaignId, frequency, reference } = donation;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="grid gap-1">
        <p className="text-xl font-semibold">
          <bdi>{format.money(amountCents)}</bdi>
        </p>
        <p className="text-ink-soft">
          <time dateTime={createdAt}>{format.date(createdAt)}</time>
        </p>
        {full && (
          <p className="text-sm text-ink-soft">
            {text("dashboard.line.reference")} <bdi>{reference}</bdi>
          </p>
        )}
        {full && chargedCents !== amountCents && (
          <p className="text-sm text-ink-soft">
            {text("dashboard.line.charged")} <bdi>{format.money(chargedCents)}</bdi>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {full && frequency === "MONTHLY" && <Badge>{text("dashboard.line.monthly")}</Badge>}
        {campaignId !== null && <Badge tone="outline">{text("dashboard.line.campaign")}</Badge>}
        <ValueBadge value={status} says={`dashboard.status.${status}`} tones={tones} otherwise="bad" />
      </div>
      {children}
    </li>
  );
}

const tones = { COMPLETED: "good", PENDING: "warn", PROCESSING: "warn" } as const;
