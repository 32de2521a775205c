import { useState } from "react";
import { useLocation } from "wouter";
import { maxDocumentBytes } from "#domain/document-type.ts";
import type { DonationStory } from "#domain/donation-admin/answers.ts";
import { refusalOfAmount } from "#domain/money/gift-limits.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { maxReasonLength } from "#domain/limits.ts";
import { DocumentField } from "../../../components/back-office/document-field.tsx";
import { readBase64 } from "../../../components/back-office/read-base64.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { send } from "../../../data/browser.ts";
import { sentenceOf } from "../../../data/refused.ts";
import { useApi, useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { waitingGiftsKey } from "../gifts-to-approve/view.ts";
import { DonorFields } from "./donor-fields.tsx";
import { GiftFields } from "./gift-fields.tsx";
import { giftFrom, nothingTyped, typedFrom, type Typed } from "./typed-gift.ts";
import { TextField } from "../../../components/ui/text-field.tsx";

/** One gift, as it is written down from a statement, a list or a letter; `corrected` is the one it takes the place of. */
export function GiftForm({ corrected }: { corrected: DonationStory | null }) {
  const { text, format, language } = useText();
  const [, navigate] = useLocation();
  const cache = useApiCache();
  const limitCents = useApi(waitingGiftsKey).data?.limitCents;
  const [id] = useState(() => crypto.randomUUID());
  const [sending, setSending] = useState(false);
  const [isZakat, setIsZakat] = useState(false);
  const [file, setFile] = useState<File>();
  const [typed, setTyped] = useState<Typed>(() => (corrected ? typedFrom(corrected) : nothingTyped));
  const isTooLarge = file !== undefined && file.size > maxDocumentBytes;
  const fields = {
    typed,
    typing: (name: keyof Typed) => ({
      value: typed[name],
      autoComplete: "off",
      onChange: ({ target: { value } }: { target: { value: string } }) =>
        setTyped({ ...typed, [name]: value }),
    }),
  };

  const enter = async () => {
    if (refusalOfAmount(parseAmount(typed.amount)) !== undefined || isTooLarge) return;
    setSending(true);
    try {
      const { waits } = await send(language, "POST", "/api/admin/donations", {
        ...giftFrom(typed),
        id,
        fund: isZakat ? "ZAKAT" : null,
        corrects: corrected && { donationId: corrected.id, reason: typed.correctionReason },
        documentBase64: file ? await readBase64(file) : null,
      });
      // The list was asked for with this page, before there was this gift.
      if (waits) await cache.reload(waitingGiftsKey);
      toasts.add({ title: text(waits ? "entered-gifts.waits" : "entered-gifts.done") });
      navigate(waits ? "/admin/donations/to-approve" : `/admin/donations/${id}`);
    } catch (error) {
      toasts.add({
        title: text("entered-gifts.failed"),
        description: sentenceOf(error) ?? text("back-office.failed.text"),
        look: "destructive",
      });
      setSending(false);
    }
  };
  return (
    <Form onSubmit={enter} className="max-w-2xl">
      <DisabledUntilHydrated className="grid gap-5">
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
              {...fields.typing("correctionReason")}
              minLength={3}
              maxLength={maxReasonLength}
            />
          </>
        )}
        <GiftFields {...fields} />
        <DonorFields {...fields} />
        <Checkbox
          checked={isZakat}
          onChange={({ target }) => setIsZakat(target.checked)}
          label={text("entered-gifts.zakat")}
        />
        <DocumentField
          isTooLarge={isTooLarge}
          onChoose={setFile}
          label={text("entered-gifts.document")}
          hint={text("entered-gifts.documentHint")}
          required={typed.method !== "BANK_TRANSFER" || typed.bankReference.trim() === ""}
        />
        <Button type="submit" pending={sending} className="justify-self-start">
          {text("entered-gifts.button")}
        </Button>
      </DisabledUntilHydrated>
    </Form>
  );
}
