import type { GiftPreview } from "#domain/entered-gifts/import/answers.ts";
import { SheetProblems } from "../../../components/back-office/sheet-problems.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useText } from "../../../i18n/text.tsx";

type Props = { preview: GiftPreview; isEntering: boolean; onEnter: () => void };

export function Preview({ preview, isEntering, onEnter }: Props) {
  const { text, format } = useText();
  const { gifts, totalCents, waiting, importedAt, problems } = preview;
  const isRight = problems.length === 0 && importedAt === null;
  return (
    <section aria-live="polite" className="grid gap-5 [&>*]:min-w-0">
      <p className="flex flex-wrap gap-x-6 gap-y-1 font-medium">
        <span>{text("gift-import.gifts", { n: gifts })}</span>
        <span>{text("gift-import.total", { amount: format.moneyExact(totalCents) })}</span>
        <span>{text("gift-import.waiting", { n: waiting })}</span>
      </p>
      {importedAt !== null && (
        <Notice tone="bad">{text("gift-import.known", { date: format.dateTime(importedAt) })}</Notice>
      )}
      {problems.length > 0 && <Notice tone="bad">{text("gift-import.wrong")}</Notice>}
      {isRight && <Notice tone="good">{text("gift-import.right")}</Notice>}
      {problems.length > 0 && (
        <SheetProblems
          problems={problems.map(({ row, column, reason, value = "" }) => ({
            row,
            column: column && text(`gift-import.column.${column}`),
            sentence: text(`gift-import.problem.${reason}`, { value }),
          }))}
        />
      )}
      {isRight && (
        <Button pending={isEntering} onClick={onEnter} className="justify-self-start">
          {text("gift-import.enter")}
        </Button>
      )}
      {isEntering && <output>{text("gift-import.busy")}</output>}
    </section>
  );
}
