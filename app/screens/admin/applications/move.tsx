import { useState } from "react";
import { applicationStatuses, type ApplicationStatus } from "#domain/applications/application-status.ts";
import type { ApplicationKind } from "#domain/applications/application-kind.ts";
import { refusalOfMove } from "#domain/applications/review/application-moves.ts";
import type { ApplicationsList } from "#domain/applications/review/applications-list.ts";
import { runEach } from "../../../components/list/list-result.tsx";
import type { ActionProps } from "../../../components/list/list-selection.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextareaField } from "../../../components/ui/textarea-field.tsx";
import { key } from "../../../data/api-key.ts";
import { send } from "../../../data/browser.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";
import { Recipients } from "./recipients.tsx";

/** Sends emails, so it cannot be undone: the dialog names who gets which. */
export function Move({ list, rows, onDone }: ActionProps<ApplicationsList>) {
  const { text, language } = useText();
  const kind = list.name as ApplicationKind;
  const [to, setTo] = useState<ApplicationStatus | null>(null);
  const canMove = (from: ApplicationStatus, next: ApplicationStatus): boolean =>
    refusalOfMove(from, next, "-") === null && !needsOwnPage(kind, next);
  const offered = applicationStatuses.filter((next) => rows.some(({ status }) => canMove(status, next)));
  const chosen = to && offered.includes(to) ? to : offered[0];
  const moved = rows.filter(({ status }) => chosen && canMove(status, chosen));
  const others = rows.filter((row) => !moved.includes(row));
  const move = (typed: FormData) =>
    runEach(
      moved,
      ({ id, version }) =>
        send(language, "POST", key("/api/admin/applications/:kind/:id/moves", { kind, id }), {
          version,
          to: typedText(typed, "to") as ApplicationStatus,
          reason: typedText(typed, "reason"),
        }),
      text("admin.bulk.failed"),
    );
  if (!chosen) return null;
  return (
    <BulkDialog
      label="admin.bulk.move"
      shortcut="e"
      description={text("admin.bulk.move.text", { count: moved.length })}
      run={move}
      onDone={onDone}
      check={(typed) => ({
        reason:
          typed.get("to") === "DECLINED" &&
          typedText(typed, "reason").trim() === "" &&
          text("application.error.reason_required"),
      })}
    >
      <SelectField
        label={text("admin.bulk.to")}
        name="to"
        value={chosen}
        onChange={({ target }) => setTo(target.value as ApplicationStatus)}
        options={offered.map((value) => ({ value, label: text(`admin.status.${value}`) }))}
      />
      {chosen === "DECLINED" && (
        <TextareaField label={text("admin.bulk.reason")} required name="reason" rows={3} maxLength={5000} />
      )}
      {others.length > 0 && (
        <Notice tone="warn" title={text("admin.bulk.notMoved", { count: others.length })}>
          <ul>
            {others.map(({ id, who, status }) => (
              <li key={id}>
                <bdi data-any-language>{who}</bdi> ({text(`admin.status.${status}`)})
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Recipients kind={kind} to={chosen} rows={moved} />
    </BulkDialog>
  );
}

/** A grant is approved with its amount, on its own page. */
const needsOwnPage = (kind: ApplicationKind, to: ApplicationStatus): boolean =>
  kind === "grant" && to === "APPROVED";
