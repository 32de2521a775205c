import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { useMayBook } from "../../../data/site.ts";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";
import { isImporting } from "./use-progress.ts";
import { bankKey } from "./view.ts";
import { importSteps, type BankFileRow, type ImportProgress } from "#domain/bank/file-answer.ts";
import { Progress } from "../../../components/ui/progress.tsx";

const tones = {
  RECEIVING: "info",
  WAITING: "info",
  READING: "info",
  BOOKING: "info",
  EXPLAINING: "info",
  DONE: "good",
  REFUSED: "bad",
  STOPPED: "warn",
} as const;

export function FileList({ files }: { files: readonly BankFileRow[] }) {
  const { text } = useText();
  return (
    <section aria-label={text("bank.files.title")}>
      <h2 className="heading-3 mb-4">{text("bank.files.title")}</h2>
      {files.length === 0 && <p className="text-ink-soft">{text("bank.files.none")}</p>}
      <ul className="grid gap-3">
        {files.map((file) => (
          <li key={file.id} className="grid gap-2 rounded-sm border border-line bg-paper-raised p-4">
            <FileRow file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FileRow({ file }: { file: BankFileRow }) {
  const { text, format } = useText();
  const { mutate, pending } = useMutation([bankKey]);
  const mayBook = useMayBook();
  const isUnderWay = isImporting(file);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 font-semibold wrap-anywhere" data-any-language>
          <bdi>{file.name}</bdi>
        </span>
        <Badge tone={tones[file.state]}>{text(`bank.file.state.${file.state}`)}</Badge>
      </div>
      {file.progress && <FileProgress file={file} progress={file.progress} />}
      {!file.progress && (
        <p className="text-sm text-ink-soft">
          {file.state === "DONE"
            ? text("bank.file.result", {
                statements: format.number(file.statementCount),
                entries: format.number(file.newCount),
              })
            : text("bank.file.entries", { count: format.number(file.readEntries) })}
        </p>
      )}
      {file.isReadAsLatin && <p className="text-sm">{text("bank.file.latin")}</p>}
      <FileProblems problems={file.problems} />
      {mayBook && isUnderWay && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          pending={pending}
          onClick={() => void mutate("POST", key("/api/admin/bank/files/:id/stop", { id: file.id }))}
        >
          {text("bank.file.stop")}
        </Button>
      )}
      {mayBook && file.state === "STOPPED" && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          pending={pending}
          onClick={() => void mutate("POST", key("/api/admin/bank/files/:id/resume", { id: file.id }))}
        >
          {text("bank.file.resume")}
        </Button>
      )}
    </>
  );
}

/** What was wrong with a file, and where in it. */
function FileProblems({ problems }: Pick<BankFileRow, "problems">) {
  const { text, format } = useText();
  return (
    <ul className="grid gap-1 text-sm">
      {problems.map(({ reason, statement, line, differenceCents }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same problem can be in a file twice
        <li key={place} className="text-bad">
          {text(`bank.problem.${reason}`)}{" "}
          {typeof differenceCents === "number" &&
            text("bank.problem.difference", { amount: format.moneyExact(differenceCents) })}{" "}
          {line !== null &&
            (statement === null
              ? text("bank.file.place", { line: format.number(line) })
              : text("bank.file.placeOf", {
                  statement: format.number(statement),
                  line: format.number(line),
                }))}
        </li>
      ))}
    </ul>
  );
}

/** One bar for all three steps, so that a file that is read is seen to be a third of the way. */
function FileProgress({ file, progress }: { file: BankFileRow; progress: ImportProgress }) {
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
