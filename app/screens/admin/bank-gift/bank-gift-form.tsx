import { useState, type FormEvent } from "react";
import { useLocation } from "wouter";
import { isLanguage, languages } from "#domain/language.ts";
import { refusalOfAmount } from "#domain/money/gift-limits.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { send } from "../../../data/browser.ts";
import { sentenceOf } from "../../../data/refused.ts";
import { useApi } from "../../../data/use-api.tsx";
import { languageNames } from "../../../i18n/locale.ts";
import { useText } from "../../../i18n/text.tsx";

const noCampaign = "general";

export function BankGiftForm() {
  const { text, language } = useText();
  const [, navigate] = useLocation();
  const campaigns = useApi("/api/campaigns/urgent").data ?? [];
  const [id] = useState(() => crypto.randomUUID());
  const [sending, setSending] = useState(false);
  const [typed, setTyped] = useState({
    amount: "",
    receivedOn: "",
    donorName: "",
    donorEmail: "",
    language: "nl",
    campaign: noCampaign,
  });
  const cents = parseAmount(typed.amount);
  const isWrong = typed.amount !== "" && refusalOfAmount(cents) !== undefined;
  const typing = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => setTyped({ ...typed, [name]: value }),
  });
  const plain = (name: keyof typeof typed) => ({ ...typing(name), autoComplete: "off" });

  const book = async (event: FormEvent) => {
    event.preventDefault();
    if (refusalOfAmount(cents) !== undefined) return;
    setSending(true);
    try {
      await send(language, "POST", "/api/admin/donations", {
        id,
        amountCents: cents,
        receivedOn: typed.receivedOn,
        donorName: typed.donorName.trim() || null,
        donorEmail: typed.donorEmail,
        language: isLanguage(typed.language) ? typed.language : "nl",
        campaignId: typed.campaign === noCampaign ? null : typed.campaign,
        programId: null,
      });
      toasts.add({ title: text("admin-donations.new.done") });
      navigate(`/admin/donations/${id}`);
    } catch (error) {
      toasts.add({
        title: text("admin-donations.new.failed"),
        description: sentenceOf(error) ?? text("back-office.failed.text"),
        look: "destructive",
      });
      setSending(false);
    }
  };
  return (
    <form onSubmit={(event) => void book(event)} className="max-w-2xl">
      <DisabledUntilHydrated className="grid gap-5">
        <p className="text-ink-soft">{text("admin-donations.new.lead")}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={text("admin-donations.new.amount")}
            required
            error={isWrong && text("admin-donations.new.amountWrong")}
          >
            {(control) => <TextInput {...control} {...plain("amount")} inputMode="decimal" dir="ltr" />}
          </Field>
          <Field label={text("admin-donations.new.date")} required>
            {(control) => <TextInput {...control} {...plain("receivedOn")} type="date" />}
          </Field>
          <Field label={text("admin-donations.new.name")}>
            {(control) => <TextInput {...control} {...plain("donorName")} />}
          </Field>
          <Field label={text("admin-donations.new.email")} required>
            {(control) => <TextInput {...control} {...plain("donorEmail")} type="email" dir="ltr" />}
          </Field>
          <Field label={text("admin-donations.new.language")}>
            {(control) => (
              <NativeSelect
                {...control}
                {...typing("language")}
                options={languages.map((value) => ({ value, label: languageNames[value] }))}
              />
            )}
          </Field>
          <Field label={text("admin-donations.new.campaign")}>
            {(control) => (
              <NativeSelect
                {...control}
                {...typing("campaign")}
                options={[
                  { value: noCampaign, label: text("admin-donations.one.anywhere") },
                  ...campaigns.map((campaign) => ({ value: campaign.id, label: campaign.title })),
                ]}
              />
            )}
          </Field>
        </div>
        <Button type="submit" disabled={sending} className="justify-self-start">
          {text("admin-donations.new.button")}
        </Button>
      </DisabledUntilHydrated>
    </form>
  );
}
