import { useState } from "react";
import { applicationStatuses, type ApplicationStatus } from "#domain/applications/application-status.ts";
import { nextStatuses, refusalOfMove } from "#domain/applications/review/application-moves.ts";
import {
  assigneeMe,
  assigneeNobody,
  type ApplicationsList,
} from "#domain/applications/review/applications-list.ts";
import type { RowOf } from "#domain/lists/list.ts";
import type { ActionProps } from "../../../components/list/list-selection.tsx";
import { runEach, type Outcome } from "../../../components/list/list-result.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextareaField } from "../../../components/ui/textarea-field.tsx";
import { key } from "../../../data/api-key.ts";
import { send } from "../../../data/browser.ts";
import { useUser } from "../../../data/site.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";

type Props = ActionProps<ApplicationsList>;
type Row = RowOf<ApplicationsList>;

/** For the lists of all three kinds. */
export const applicationActions = [Move, Assign];

function Move({ list, rows, onDone }: Props) {
  const { text, language } = useText();
  const kind = list.name;
  const [to, setTo] = useState<ApplicationStatus | null>(null);
  const offered = applicationStatuses.filter((status) =>
    rows.some((row) => nextStatuses(row.status).includes(status)),
  );
  const chosen = to && offered.includes(to) ? to : offered[0];
  const reached = rows.filter(({ status }) => chosen && refusalOfMove(status, chosen, "-") === null);
  const move = (typed: FormData) =>
    runEach(
      rows,
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
      description={text("admin.bulk.move.text", { count: reached.length })}
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
    </BulkDialog>
  );
}

/** The colleague before is known, so it can be undone. */
function Assign({ list, rows, options, onDone }: Props) {
  const { text, language } = useText();
  const user = useUser();
  const kind = list.name;
  const give = (id: string, version: number, assigneeId: string | null) =>
    send(language, "PUT", key("/api/admin/applications/:kind/:id/assignee", { kind, id }), {
      version,
      assigneeId,
    });
  const assign = async (typed: FormData): Promise<Outcome<Row>> => {
    const chosen = typedText(typed, "assignee");
    const versions = new Map<string, number>();
    const outcome = await runEach(
      rows,
      async ({ id, version }) =>
        versions.set(id, (await give(id, version, chosen === assigneeNobody ? null : chosen)).version),
      text("admin.bulk.failed"),
    );
    const undo = () =>
      runEach(
        outcome.done,
        ({ id, assignee }) => give(id, versions.get(id) ?? 0, assignee?.id ?? null),
        text("admin.bulk.failed"),
      );
    return { ...outcome, undo };
  };
  return (
    <BulkDialog label="admin.bulk.assign" run={assign} onDone={onDone}>
      <SelectField
        label={text("admin.column.assignee")}
        name="assignee"
        defaultValue={user?.id ?? assigneeNobody}
        options={(options?.["assignee"] ?? []).filter(({ value }) => value !== assigneeMe)}
      />
    </BulkDialog>
  );
}
