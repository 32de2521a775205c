import { useState } from "react";
import type { BudgetPreview } from "#domain/book-years/budget-file.ts";
import { SheetForm } from "../../../components/back-office/sheet-form.tsx";
import { SheetProblems } from "../../../components/back-office/sheet-problems.tsx";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { key } from "../../../data/api-key.ts";
import { send } from "../../../data/browser.ts";
import { useText } from "../../../i18n/text.tsx";
import { annualKey, budgetKey } from "./view.ts";

export function BudgetImport({ year, onSaved }: { year: string; onSaved: () => void }) {
  const { text, language } = useText();
  const { mutate, pending } = useMutation(
    [budgetKey({ year }), budgetKey({ year: null }), annualKey({ year })],
    text("annual.budget.saved", { year }),
  );
  const [preview, setPreview] = useState<BudgetPreview>();
  const save = async (lines: BudgetPreview["lines"]) => {
    if (!(await mutate("PUT", key("/api/admin/books/budgets/:year", { year }), { lines }))) return;
    onSaved();
  };
  return (
    <details className="max-w-prose">
      <summary className="text-link min-h-11">{text("annual.budget.import")}</summary>
      <div className="grid gap-5 [&>*]:min-w-0">
        <SheetForm
          template={{
            href: `/api/admin/books/budgets/template.csv?year=${year}`,
            label: text("annual.budget.import.template", { year }),
          }}
          onPreview={async (file) =>
            setPreview(
              file
                ? await send(language, "POST", "/api/admin/books/budgets/preview", {
                    fileBase64: file.fileBase64,
                  })
                : undefined,
            )
          }
        >
          <p className="text-ink-soft">{text("annual.budget.import.about", { year })}</p>
        </SheetForm>
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
