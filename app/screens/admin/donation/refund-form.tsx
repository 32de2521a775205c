import { useRef, useState } from "react";
import type { DonationStory } from "#domain/donation-admin/answers.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { maxReasonLength } from "#domain/limits.ts";
import { Form } from "../../../components/ui/form.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { send } from "../../../data/browser.ts";
import { sentenceOf } from "../../../data/refused.ts";
import { useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { storyKey } from "../donations/view.ts";
import { TextField } from "../../../components/ui/text-field.tsx";

/** Asks for confirmation. Repeating a request after a lost answer refunds only once. */
export function RefundForm({ story }: { story: DonationStory }) {
  const { text, format, language } = useText();
  const cache = useApiCache();
  const [typed, setTyped] = useState({ amount: "", reason: "" });
  const requestIds = useRef(new Map<number, string>());
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const cents = parseAmount(typed.amount);
  const amount = format.moneyExact(cents);

  const ask = () => {
    if (cents > 0) setAsking(true);
  };
  const refund = async () => {
    setSending(true);
    try {
      const body = { id: requestId(), donationId: story.id, cents, reason: typed.reason };
      const { answered } = await send(language, "POST", "/api/admin/refunds", body);
      const state = answered ? "done" : "asked";
      toasts.add({
        title: text(`admin-donations.refund.${state}`),
        description: text(`admin-donations.refund.${state}Text`),
      });
      setTyped({ amount: "", reason: "" });
      requestIds.current.clear();
    } catch (error) {
      const sentence = sentenceOf(error);
      toasts.add({
        title: text(sentence ? "admin-donations.refund.failed" : "admin-donations.refund.unknown"),
        description: sentence ?? text("admin-donations.refund.unknownText"),
        look: "destructive",
      });
    } finally {
      await cache.reload(storyKey(story.id));
      setSending(false);
    }
  };
  /** One id per amount: repeating an amount after a lost answer is the same request. */
  const requestId = (): string => {
    const id = requestIds.current.get(cents) ?? crypto.randomUUID();
    requestIds.current.set(cents, id);
    return id;
  };
  return (
    <Form
      onSubmit={ask}
      submit={text("admin-donations.refund.button", { amount })}
      variant="danger"
      pending={sending}
    >
      <p>{text("admin-donations.refund.left", { amount: format.moneyExact(story.refundableCents) })}</p>
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <TextField
          label={text("admin-donations.refund.amount")}
          required
          inputMode="decimal"
          dir="ltr"
          value={typed.amount}
          onChange={({ target: { value } }) => setTyped({ ...typed, amount: value })}
        />
        <TextField
          label={text("admin-donations.refund.reason")}
          hint={text("admin-donations.refund.reasonHint")}
          required
          maxLength={maxReasonLength}
          minLength={3}
          value={typed.reason}
          onChange={({ target: { value } }) => setTyped({ ...typed, reason: value })}
        />
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        danger
        title={text("admin-donations.refund.confirm.title", { amount, reference: story.reference })}
        description={text("admin-donations.refund.confirm.text")}
        confirmLabel={text("admin-donations.refund.button", { amount })}
        cancelLabel={text("admin-donations.refund.cancel")}
        onConfirm={() => void refund()}
      />
    </Form>
  );
}
