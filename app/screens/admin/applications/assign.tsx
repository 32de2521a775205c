import {
  assigneeMe,
  assigneeNobody,
  type ApplicationsList,
} from "#domain/applications/review/applications-list.ts";
import type { RowOf } from "#domain/lists/list.ts";
import { runEach, type Outcome } from "../../../components/list/list-result.tsx";
import type { ActionProps } from "../../../components/list/list-selection.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { key } from "../../../data/api-key.ts";
import { send } from "../../../data/browser.ts";
import { useUser } from "../../../data/site.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";

type Props = ActionProps<ApplicationsList>;

/** In one step, because it is undone as easily. */
export function AssignToMe({ list, rows, onDone }: Props) {
  const { text } = useText();
  const user = useUser();
  const assign = useAssign(list.name, rows);
  if (!user) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      aria-keyshortcuts="m"
      onClick={async () => rows.length > 0 && onDone(await assign(user.id))}
    >
      {text("admin.bulk.assignToMe")}
    </Button>
  );
}

export function Assign({ list, rows, options, onDone }: Props) {
  const { text } = useText();
  const user = useUser();
  const assign = useAssign(list.name, rows);
  return (
    <BulkDialog
      label="admin.bulk.assign"
      run={(typed) => {
        const chosen = typedText(typed, "assignee");
        return assign(chosen === assigneeNobody ? null : chosen);
      }}
      onDone={onDone}
    >
      <SelectField
        label={text("admin.column.assignee")}
        name="assignee"
        defaultValue={user?.id ?? assigneeNobody}
        options={(options?.["assignee"] ?? []).filter(({ value }) => value !== assigneeMe)}
      />
    </BulkDialog>
  );
}

/** The colleague before is known, so it can be undone. */
function useAssign(kind: string, rows: Props["rows"]) {
  const { text, language } = useText();
  const failed = text("admin.bulk.failed");
  const give = (id: string, version: number, assigneeId: string | null) =>
    send(language, "PUT", key("/api/admin/applications/:kind/:id/assignee", { kind, id }), {
      version,
      assigneeId,
    });
  return async (assigneeId: string | null): Promise<Outcome<RowOf<ApplicationsList>>> => {
    const versions = new Map<string, number>();
    const outcome = await runEach(
      rows,
      async ({ id, version }) => versions.set(id, (await give(id, version, assigneeId)).version),
      failed,
    );
    const undo = () =>
      runEach(
        outcome.done,
        ({ id, assignee }) => give(id, versions.get(id) ?? 0, assignee?.id ?? null),
        failed,
      );
    return { ...outcome, undo };
  };
}
