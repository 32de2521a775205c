import { importSteps, type BankFileRow, type ImportProgress } from "#domain/bank/file-answer.ts";
import { Progress } from "../../../components/ui/progress.tsx";
import { useText } from "../../../i18n/text.tsx";

/** One bar for all three steps, so that a file that is read is seen to be a third of the way. */
export function FileProgress({ file, progress }: { file: BankFileRow; progress: ImportProgress }) {
  const { text, format } = useText();
  const { step, done, total } = progress;
  const share = Math.min(done / Math.max(total, 1), 1);
  const place = importSteps.indexOf(step);
  const percent = format.percent(Math.floor(share * 100));
  const said = text("bank.file.step", {
    step: format.number(place + 1),
    steps: format.number(importSteps.length),
    what: text(`bank.file.step.${step}`, {
      done: format.number(step === "reading" ? file.readEntries : done),
      total: format.number(total),
      share: percent,
    }),
  });
  return (
    <>
      <Progress
        label={text("bank.file.progress", { name: file.name })}
        value={place + share}
        max={importSteps.length}
        valueText={said}
      />
      <output className="text-sm text-ink-soft">{said}</output>
    </>
  );
}
