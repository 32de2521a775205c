import { useState } from "react";
import type { BudgetPreview } from "#domain/book-years/budget-file.ts";
import { readBase64 } from "../../../components/back-office/read-base64.ts";
import { SheetProblems } from "../../../components/back-office/sheet-problems.tsx";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { key } from "../../../data/api-key.ts";
import { send } from "../../../data/browser.ts";
import { sentenceOf } from "../../../data/refused.ts";
import { useText } from "../../../i18n/text.tsx";
import { annualKey, budgetKey } from "./view.ts";

/** A budget that was made in a spreadsheet: looked at row by row, and then saved as a whole or not at all. */
export function BudgetImport({ year, onSaved }: { year: string; onSaved: () => void }) {
  const { text, language } = useText();
  const { mutate, pending } = useMutation([
    budgetKey({ year }),
    budgetKey({ year: null }),
    annualKey({ year }),
  ]);
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<BudgetPreview>();
  const [isLooking, setIsLooking] = useState(false);
  const look = async () => {
    if (!file) return;
    setIsLooking(true);
    setPreview(undefined);
    try {
      const fileBase64 = await readBase64(file);
      setPreview(await send(language, "POST", "/api/admin/books/budgets/preview", { fileBase64 }));
    } catch (error) {
      toasts.add({
        title: text("gift-import.failed"),
        description: sentenceOf(error) ?? text("back-office.failed.text"),
        look: "destructive",
      });
    }
    setIsLooking(false);
  };
  const save = async (lines: BudgetPreview["lines"]) => {
    if (!(await mutate("PUT", key("/api/admin/books/budgets/:year", { year }), { lines }))) return;
    toasts.add({ title: text("annual.budget.saved", { year }) });
    onSaved();
  };
  return (
    <details className="max-w-prose">
      <summary className="text-link min-h-11">{text("annual.budget.import")}</summary>
      <div className="grid gap-5 [&>*]:min-w-0">
        <Form onSubmit={look}>
          <DisabledUntilHydrated className="grid gap-5">
            <p className="text-ink-soft">{text("annual.budget.import.about", { year })}</p>
            <a
              href={`/api/admin/books/budgets/template.csv?year=${year}`}
              className="text-link justify-self-start"
              download
            >
              {text("annual.budget.import.template", { year })}
            </a>
            <Field label={text("gift-import.file")} required>
              {(control) => (
                <input
                  {...control}
                  type="file"
                  accept=".csv,.xlsx,text/csv"
                  className="input"
                  onChange={({ target }) => {
                    setFile(target.files?.[0]);
                    setPreview(undefined);
                  }}
                />
              )}
            </Field>
            <Button type="submit" variant="secondary" pending={isLooking} className="justify-self-start">
              {text("gift-import.look")}
            </Button>
          </DisabledUntilHydrated>
        </Form>
        {preview && <Seen preview={preview} isSaving={pending} onSave={() => void save(preview.lines)} />}
      </div>
    </details>
  );
}

type SeenProps = { preview: BudgetPreview; isSaving: boolean; onSave: () => void };

function Seen({ preview, isSaving, onSave }: SeenProps) {
  const { text, format } = useText();
  const { lines, incomeCents, costsCents, problems } = preview;
  return (
    <section aria-live="polite" className="grid gap-5 [&>*]:min-w-0">
      {problems.length === 0 ? (
        <>
          <p className="font-medium">
            {text("annual.budget.import.seen", {
              lines: format.number(lines.length),
              income: format.moneyExact(incomeCents),
              costs: format.moneyExact(costsCents),
            })}
          </p>
          <Button pending={isSaving} onClick={onSave} className="justify-self-start">
            {text("annual.budget.import.save")}
          </Button>
        </>
      ) : (
        <>
          <Notice tone="bad">{text("gift-import.wrong")}</Notice>
          <SheetProblems
            problems={problems.map(({ row, column, reason, value }) => ({
              row,
              column: column && text(`annual.budget.column.${column}`),
              sentence: text(`annual.budget.problem.${reason}`, { value }),
            }))}
          />
        </>
      )}
    </section>
  );
}
