import type { RecordState, EditedRecord } from "#domain/content/editing/ports.ts";
import type { DraftBody } from "#domain/content/editing/field-spec.ts";

export type EditedRecordRow = {
  kind: string;
  id: string;
  body: DraftBody;
  version: number;
  published_version: number | null;
  sample: boolean;
  publish_version: number | null;
  publish_at: Date | null;
  schedule_failed_at: Date | null;
  updated_at: Date;
  updated_by: string | null;
  state: RecordState;
  editor: string | null;
};

/** A colleague's name, or their address without one. */
export const nameOfUser = "coalesce(nullif(person.first_name, ''), nullif(person.name, ''), person.email)";

export const editedRecordColumns = `record.*, ${nameOfUser} as editor`;
export const editedRecordSource =
  "content_records record left join users person on person.id = record.updated_by";
export const editedRecordQuery = `select ${editedRecordColumns} from ${editedRecordSource}
  where record.kind = $1 and record.id = $2`;

export const editedRecordOf = (row: EditedRecordRow): EditedRecord => ({
  version: row.version,
  body: row.body,
  state: row.state,
  publishedVersion: row.published_version,
  scheduled:
    row.publish_at && row.publish_version
      ? { version: row.publish_version, at: row.publish_at.toISOString() }
      : null,
  scheduleFailedAt: row.schedule_failed_at?.toISOString() ?? null,
  sample: row.sample,
  changedAt: row.updated_at.toISOString(),
  changedBy: row.updated_by === null ? null : { id: row.updated_by, name: row.editor ?? "" },
});
