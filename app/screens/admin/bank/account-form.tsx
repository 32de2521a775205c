import { useState } from "react";
import { isIban, normalizeIban } from "#domain/identifiers/iban.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { bankKey } from "./view.ts";
import { TextField } from "../../../components/ui/text-field.tsx";

const maxLength = 120;

/** Only administrators say which accounts are ours. */
export function AccountForm() {
  const { text } = useText();
  const { mutate, pending } = useMutation([bankKey]);
  const [isWrong, setIsWrong] = useState(false);
  const add = async (typed: FormData, form: HTMLFormElement) => {
    const iban = normalizeIban(typedText(typed, "iban"));
    setIsWrong(!isIban(iban));
    if (!isIban(iban)) return;
    const account = { iban, name: typedText(typed, "name"), holder: typedText(typed, "holder") };
    if (!(await mutate("POST", "/api/admin/bank/accounts", account))) return;
    toasts.add({ title: text("bank.accounts.added") });
    form.reset();
  };
  return (
    <details className="max-w-2xl">
      <summary className="text-link cursor-pointer py-2">{text("bank.accounts.add")}</summary>
      <Form onSubmit={add} className="mt-4">
        <DisabledUntilHydrated className="grid gap-4">
          <TextField
            label={text("bank.accounts.iban")}
            required
            error={isWrong && text("bank.accounts.wrongIban")}
            name="iban"
            dir="ltr"
            autoComplete="off"
            maxLength={maxLength}
          />
          <TextField
            label={text("bank.accounts.name")}
            required
            name="name"
            autoComplete="off"
            maxLength={maxLength}
          />
          <TextField
            label={text("bank.accounts.holder")}
            required
            name="holder"
            autoComplete="off"
            maxLength={maxLength}
          />
          <Button type="submit" pending={pending} className="justify-self-start">
            {text("bank.accounts.add")}
          </Button>
        </DisabledUntilHydrated>
      </Form>
    </details>
  );
}
