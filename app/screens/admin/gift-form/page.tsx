import { giftLimitKey } from "../../../components/back-office/keys.ts";
import { useSearch, useLocation } from "wouter";
import { Waiting } from "../../../components/content/waiting.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { storyKey } from "../donations/view.ts";
import { correctedIn } from "../../../components/back-office/corrected-in.ts";
import { useState } from "react";
import type { DonationStory } from "#domain/donation-admin/answers.ts";
import { maxReasonLength } from "#domain/limits.ts";
import { DocumentField, documentIn } from "../../../components/back-office/document-field.tsx";
import { useAttempt } from "../../../components/back-office/use-attempt.ts";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { send } from "../../../data/browser.ts";
import { typedText } from "../../../data/typed-text.ts";
import { DonorFields, GiftFields } from "./gift-fields.tsx";
import { giftFrom, startingValues } from "./typed-gift.ts";

export default function AdminGiftFormScreen() {
  const { text } = useText();
  const corrected = correctedIn(useSearch());
  return (
    <StaffPage title={text("entered-gifts.new.title")} description={text("entered-gifts.new.description")}>
      {corrected === null ? <GiftForm corrected={null} /> : <Correction id={corrected} />}
    </StaffPage>
  );
}

function Correction({ id }: { id: string }) {
  const { data, error } = useApi(storyKey(id));
  if (!data) return <Waiting error={error} />;
  return <GiftForm corrected={data} />;
}

function GiftForm({ corrected }: { corrected: DonationStory | null }) {
  const { text, format } = useText();
  const [, navigate] = useLocation();
  const limitCents = useApi(giftLimitKey).data?.limitCents;
  const { attempt, pending } = useAttempt([], text("entered-gifts.failed"));
  const [id] = useState(() => crypto.randomUUID());
  const start = startingValues(corrected);
  const [method, setMethod] = useState(start.method);
  const [reference, setReference] = useState(start.bankReference);

  const enter = async (typed: FormData) => {
    const corrects = corrected && { donationId: corrected.id, reason: typedText(typed, "correctionReason") };
    const documentBase64 = (await documentIn(typed)) || null;
    let waits = false;
    const isEntered = await attempt(
      (language) =>
        send(language, "POST", "/api/admin/donations", { ...giftFrom(typed), id, corrects, documentBase64 }),
      (answer) => (waits = answer.waits),
    );
    if (!isEntered) return;
    toasts.add({ title: text(waits ? "entered-gifts.waits" : "entered-gifts.done") });
    navigate(waits ? "/admin/approvals" : `/admin/donations/${id}`);
  };
  return (
    <Form onSubmit={enter} className="max-w-2xl" submit={text("entered-gifts.button")} pending={pending}>
      {limitCents !== undefined && (
        <p className="text-ink-soft">
          {text("entered-gifts.new.lead", { limit: format.moneyExact(limitCents) })}
        </p>
      )}
      {corrected && (
        <>
          <Notice>{text("entered-gifts.corrects", { reference: corrected.reference })}</Notice>
          <TextField
            label={text("entered-gifts.correctionReason")}
            hint={text("entered-gifts.correctionHint")}
            required
            name="correctionReason"
            minLength={3}
            maxLength={maxReasonLength}
          />
        </>
      )}
      <GiftFields start={start} method={method} onMethod={setMethod} onReference={setReference} />
      <DonorFields start={start} />
      <Checkbox name="zakat" label={text("entered-gifts.zakat")} />
      <DocumentField
        label={text("entered-gifts.document")}
        hint={text("entered-gifts.documentHint")}
        required={method !== "BANK_TRANSFER" || reference.trim() === ""}
      />
    </Form>
  );
}
