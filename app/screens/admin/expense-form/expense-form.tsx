import { useState } from "react";
import { useLocation } from "wouter";
import { maxDocumentBytes } from "#domain/document-type.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { oneOf } from "../../../components/back-office/list-address.ts";
import { costNatures } from "#domain/annual-lines.ts";
import { spendingCategories } from "#domain/spending-category.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { send } from "../../../data/browser.ts";
import { sentenceOf } from "../../../data/refused.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { purposeOptions } from "../../../components/back-office/purpose-options.ts";
import { expenseChoicesKey, noChoices } from "../expenses/view.ts";
import { NatureField } from "./nature-field.tsx";
import { maxDescriptionLength, minDescriptionLength, nothingTyped } from "./nothing-typed.ts";
import { ZakatField } from "./zakat-field.tsx";
import { DocumentField } from "../../../components/back-office/document-field.tsx";
import { readBase64 } from "../../../components/back-office/read-base64.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

export function ExpenseForm() {
  const { text, language } = useText();
  const [, navigate] = useLocation();
  const choices = useApi(expenseChoicesKey).data ?? noChoices;
  const [id] = useState(() => crypto.randomUUID());
  const [sending, setSending] = useState(false);
  const [isZakat, setIsZakat] = useState(false);
  const [file, setFile] = useState<File>();
  const [typed, setTyped] = useState(nothingTyped);
  const cents = parseAmount(typed.amount);
  const isWrong = typed.amount !== "" && cents === 0;
  const isTooLarge = file !== undefined && file.size > maxDocumentBytes;
  const isLate = Number(typed.spentOn.slice(0, 4)) <= (choices.closedThrough ?? 0) && typed.spentOn !== "";
  const isForProgram = typed.category === "PROGRAM";
  const typing = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => setTyped({ ...typed, [name]: value }),
  });
  const plain = (name: keyof typeof typed) => ({ ...typing(name), autoComplete: "off" });

  const book = async () => {
    const category = oneOf(spendingCategories, typed.category);
    if (cents === 0 || !category || !file || isTooLarge) return;
    setSending(true);
    const [kind, purposeId = null] = isForProgram ? typed.purpose.split(/:(.*)/s) : [];
    try {
      await send(language, "POST", "/api/admin/expenses", {
        id,
        amountCents: cents,
        spentOn: typed.spentOn,
        category,
        projectId: kind === "project" ? purposeId : null,
        programId: kind === "program" ? purposeId : null,
        fund: isForProgram && isZakat ? "ZAKAT" : null,
        nature: oneOf(costNatures, typed.nature),
        description: typed.description,
        documentBase64: await readBase64(file),
      });
      toasts.add({ title: text("expenses.new.done") });
      navigate("/admin/expenses");
    } catch (error) {
      toasts.add({
        title: text("expenses.new.failed"),
        description: sentenceOf(error) ?? text("back-office.failed.text"),
        look: "destructive",
      });
      setSending(false);
    }
  };
  return (
    <Form onSubmit={book} className="max-w-2xl">
      <DisabledUntilHydrated className="grid gap-5">
        <p className="text-ink-soft">{text("expenses.new.lead")}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={text("expenses.new.amount")}
            required
            error={isWrong && text("expenses.new.amountWrong")}
            {...plain("amount")}
            inputMode="decimal"
            dir="ltr"
          />
          <TextField
            label={text("expenses.new.date")}
            hint={isLate && text("expenses.new.closedYear")}
            required
            {...plain("spentOn")}
            type="date"
          />
          <SelectField
            label={text("expenses.category")}
            required
            {...typing("category")}
            options={spendingCategories.map((value) => ({
              value,
              label: text(`expenses.category.${value}`),
            }))}
          />
          <NatureField
            category={typed.category}
            chosen={typed.nature}
            onChoose={(nature) => setTyped({ ...typed, nature })}
          />
          {isForProgram && (
            <SelectField
              label={text("expenses.purpose")}
              required
              {...typing("purpose")}
              placeholder={text("expenses.new.choose")}
              options={purposeOptions(choices, (kind, name) => text(`expenses.purpose.${kind}`, { name }))}
            />
          )}
        </div>
        {isForProgram && (
          <ZakatField zakatCents={choices.zakatCents} isChosen={isZakat} onChoose={setIsZakat} />
        )}
        <TextField
          label={text("expenses.column.description")}
          hint={text("expenses.new.descriptionHint")}
          required
          {...plain("description")}
          minLength={minDescriptionLength}
          maxLength={maxDescriptionLength}
        />
        <DocumentField isTooLarge={isTooLarge} onChoose={setFile} />
        <Button type="submit" pending={sending} className="justify-self-start">
          {text("expenses.new.button")}
        </Button>
      </DisabledUntilHydrated>
    </Form>
  );
}
