import { useContext, type ReactNode } from "react";
import { useRouter } from "wouter";
import { ErrorSummary } from "../../../components/ui/error-summary.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { Posted } from "../../../page-state.ts";
import { PostedForm } from "../../../posted-form.tsx";

type MonthlyChange = "amount" | "day" | "pause" | "resume" | "skip" | "cancel";

/** A plain form: the next page shows the result. Needs no bot protection, because only signed-in donors can send it. */
export function ChangeForm({
  change,
  giftId,
  className,
  children,
}: {
  change: MonthlyChange;
  giftId: string;
  className?: string;
  children: ReactNode;
}) {
  const { base } = useRouter();
  const { text } = useText();
  const refused = useRefusedField(change, giftId, change);
  return (
    <form method="post" action={`${base}/dashboard/monthly`} className={className}>
      <input type="hidden" name="form" value={`monthly-${change}`} />
      <input type="hidden" name="gift" value={giftId} />
      <ErrorSummary
        problems={refused ? [{ fieldId: `${change}-${giftId}`, message: text(refused.error) }] : []}
        className="mb-4"
      />
      {children}
    </form>
  );
}

export function usePostedChange(): Posted | null {
  const posted = useContext(PostedForm);
  return posted?.form.startsWith("monthly-") === true ? posted : null;
}

export function useRefusedField(change: MonthlyChange, giftId: string, field: string) {
  const posted = usePostedChange();
  if (posted?.form !== `monthly-${change}` || posted.values["gift"] !== giftId) return null;
  const error = posted.errors[field];
  return error ? { error, typed: posted.values[field] ?? "" } : null;
}
