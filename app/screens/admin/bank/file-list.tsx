import type { BankFileRow } from "#domain/bank/file-answer.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { useMayBook } from "../../../data/site.ts";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";
import { FileProblems } from "./file-problems.tsx";
import { FileProgress } from "./file-progress.tsx";
import { isImporting } from "./use-progress.ts";
import { bankKey } from "./view.ts";

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
