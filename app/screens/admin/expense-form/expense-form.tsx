import { useState } from "react";
import { useLocation } from "wouter";
import { costNatures, usualNatures } from "#domain/annual-lines.ts";
import type { CorrectableExpense } from "#domain/expenses/answers.ts";
import { addedAccountId } from "#domain/money/added-account.ts";
import { noCents, plus } from "#domain/money/cents.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { spendingCategories, type SpendingCategory } from "#domain/spending-category.ts";
import { CheckedField } from "../../../components/back-office/checked-field.tsx";
import { DocumentField, documentIn } from "../../../components/back-office/document-field.tsx";
import { oneOf } from "../../../components/back-office/list-address.ts";
import {
  purposeFrom,
  purposeOptions,
  purposeValue,
} from "../../../components/back-office/purpose-options.ts";
import { useAttempt } from "../../../components/back-office/use-attempt.ts";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { CorrectionReason } from "./correction-reason.tsx";
import { AccountField } from "./account-field.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { TextField } from "../../../components/ui/text-field.tsx";
import { send } from "../../../data/browser.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { expenseChoicesKey, noChoices } from "../expenses/view.ts";

/** Empty, or with the expense that it corrects. */
export function ExpenseForm({ corrected }: { corrected: CorrectableExpense | null }) {
  const { text, format } = useText();
  const [, navigate] = useLocation();
  const choices = useApi(expenseChoicesKey).data ?? noChoices;
  const { attempt, pending } = useAttempt([], text("expenses.new.failed"));
  const [id] = useState(() => crypto.randomUUID());
  const [spentOn, setSpentOn] = useState(corrected?.spentOn ?? "");
  const [category, setCategory] = useState<SpendingCategory>(corrected?.category ?? "PROGRAM");
  /** Empty means the usual one of the category. */
  const [nature, setNature] = useState<string>(corrected?.nature ?? "");
  /** The correction frees the zakat of the expense that it replaces. */
  const zakatCents = plus(choices.zakatCents, corrected?.fund === "ZAKAT" ? corrected.amountCents : noCents);
  const isLate = spentOn !== "" && Number(spentOn.slice(0, 4)) <= (choices.closedThrough ?? 0);

  const book = async (typed: FormData) => {
    const expense = {
      id,
      amountCents: parseAmount(typedText(typed, "amount")),
      spentOn,
      category,
      ...purposeFrom(typedText(typed, "purpose")),
      fund: typed.has("zakat") ? ("ZAKAT" as const) : null,
      account: addedAccountId.safeParse(typedText(typed, "account")).data ?? null,
      nature: oneOf(costNatures, nature),
      description: typedText(typed, "description"),
      corrects: corrected && { expenseId: corrected.id, reason: typedText(typed, "correctionReason") },
      documentBase64: await documentIn(typed),
    };
    await attempt(
      (language) => send(language, "POST", "/api/admin/expenses", expense),
      ({ waits }) => {
        const done = corrected ? "expenses.correct.done" : "expenses.new.done";
        toasts.add({ title: text(waits ? "documents.waits" : done) });
        navigate(waits ? "/admin/approvals" : "/admin/expenses");
      },
    );
  };
  return (
    <Form
      onSubmit={book}
      className="max-w-2xl"
      submit={text(corrected ? "expenses.correct.button" : "expenses.new.button")}
      pending={pending}
    >
      <p className="text-ink-soft">{text("expenses.new.lead")}</p>
      {corrected && <CorrectionReason number={corrected.number} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <CheckedField
          label={text("expenses.new.amount")}
          required
          isValid={(typed) => parseAmount(typed) > 0}
          wrong={text("expenses.new.amountWrong")}
          name="amount"
          {...(corrected && { defaultValue: decimalEuros(corrected.amountCents) })}
          inputMode="decimal"
          dir="ltr"
        />
        <TextField
          label={text("expenses.new.date")}
          hint={isLate && text("expenses.new.closedYear")}
          required
          type="date"
          value={spentOn}
          onChange={({ target }) => setSpentOn(target.value)}
        />
        <SelectField
          label={text("expenses.category")}
          required
          value={category}
          onChange={({ target }) => setCategory(oneOf(spendingCategories, target.value) ?? "PROGRAM")}
          options={spendingCategories.map((value) => ({ value, label: text(`expenses.category.${value}`) }))}
        />
        <SelectField
          label={text("expenses.nature")}
          hint={text("expenses.natureHint")}
          value={nature || usualNatures[category]}
          onChange={({ target }) => setNature(target.value)}
          options={costNatures.map((value) => ({ value, label: text(`annual.nature.${value}`) }))}
        />
        <AccountField key={category} category={category} corrected={corrected} />
        {category === "PROGRAM" && (
          <SelectField
            label={text("expenses.purpose")}
            required
            name="purpose"
            defaultValue={purposeValue(corrected)}
            placeholder={text("expenses.new.choose")}
            options={purposeOptions(choices, (kind, name) => text(`expenses.purpose.${kind}`, { name }))}
          />
        )}
      </div>
      {category === "PROGRAM" && zakatCents > 0 && (
        <Checkbox
          name="zakat"
          label={text("expenses.new.zakat")}
          hint={text("expenses.new.zakatHint", { amount: format.moneyExact(zakatCents) })}
          defaultChecked={corrected?.fund === "ZAKAT"}
        />
      )}
      <TextField
        label={text("expenses.column.description")}
        hint={text("expenses.new.descriptionHint")}
        required
        name="description"
        defaultValue={corrected?.description}
        minLength={3}
        maxLength={200}
      />
      {corrected?.hasDocument ? (
        <DocumentField required={false} hint={text("expenses.correct.document")} />
      ) : (
        <DocumentField />
      )}
    </Form>
  );
}
