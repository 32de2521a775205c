import { languages } from "#domain/language.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useText } from "../../../i18n/text.tsx";
import { missingIn } from "./missing-in.ts";
import { StateBadge } from "./state-badge.tsx";
import type { Editor } from "./use-editor.ts";

/** The record's status, and languages without a translation. */
export function RecordStatus({ editor: { record, body, dirty } }: { editor: Editor }) {
  const { text, format } = useText();
  const lacking = languages.filter((language) => missingIn(record.fields, body, language));
  const names = lacking.map((language) => text(`editor.language.${language}`)).join(", ");
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-3">
        {record.id === null ? <Badge>{text("editor.state.new")}</Badge> : <StateBadge state={record.state} />}
        {record.sample && <Badge tone="accent">{text("editor.sample")}</Badge>}
        <span className={lacking.length > 0 ? "text-warn" : "text-ink-soft"}>
          {lacking.length > 0 ? text("editor.missingIn", { languages: names }) : text("editor.complete")}
        </span>
      </p>
      <output className="text-sm text-ink-soft">{dirty && text("editor.unsaved")}</output>
      {record.scheduled && (
        <Notice>
          {text("editor.scheduledFor", {
            version: record.scheduled.version,
            date: format.dateTime(record.scheduled.at),
          })}
        </Notice>
      )}
      {record.scheduleFailedAt !== null && <Notice tone="warn">{text("editor.scheduleFailed")}</Notice>}
    </div>
  );
}
