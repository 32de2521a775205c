import type pg from "pg";
import { redraw } from "#adapters/pictures/redraw.ts";
import { lockedRecords } from "#adapters/postgres/content/editing/locked-records.ts";
import { contentOrder } from "#adapters/postgres/content/editing/edited-record.ts";
import { storedContentRecords } from "#adapters/postgres/content/editing/stored-content-records.ts";
import { storedUnsaved } from "#adapters/postgres/content/editing/stored-unsaved.ts";
import { storedUploads } from "#adapters/postgres/content/content.ts";
import { browseContent } from "#domain/content/editing/browse.ts";
import { confirmTranslation } from "#domain/content/editing/confirm-translation.ts";
import { moveRecord } from "#domain/content/editing/move-record.ts";
import type { RecordRef } from "#domain/content/editing/ports.ts";
import { previewBody } from "#domain/content/editing/preview-body.ts";
import { publish } from "#domain/content/editing/publish.ts";
import { publishDue } from "#domain/content/editing/publish-due.ts";
import { restore } from "#domain/content/editing/restore.ts";
import { saveDraft } from "#domain/content/editing/save-draft.ts";
import { schedule, unschedule } from "#domain/content/editing/schedule.ts";
import { unpublish } from "#domain/content/editing/unpublish.ts";
import { draftOf } from "#domain/content/kinds/kinds.ts";
import type { Content } from "#domain/content/ports.ts";
import { addUpload } from "#domain/content/editing/add-upload.ts";
import { pageTexts, rewordedTexts } from "../../content/page-texts.ts";

const clock = () => new Date();

export function composeEditing(pool: pg.Pool, content: Content) {
  const withLockedRecord = lockedRecords(pool, pageTexts);
  const contentRecords = storedContentRecords(pool);
  const unsavedEdits = storedUnsaved(pool);
  const uploads = storedUploads(pool);
  return {
    editing: {
      ...browseContent({ contentRecords, unsavedEdits, content, pageTexts }),
      keepUnsaved: async (...[ref, userId, edit]: Parameters<typeof unsavedEdits.keep>) => ({
        at: await unsavedEdits.keep(ref, userId, edit),
        others: await unsavedEdits.others(ref, userId),
      }),
      dropUnsaved: (ref: RecordRef, userId: string) => unsavedEdits.drop(ref, userId),
      saveDraft: saveDraft({ withLockedRecord }),
      publish: publish({ withLockedRecord }),
      schedule: schedule({ withLockedRecord, clock }),
      unschedule: unschedule({ withLockedRecord }),
      unpublish: unpublish({ withLockedRecord }),
      restore: restore({ withLockedRecord }),
      confirmTranslation: confirmTranslation({ withLockedRecord }),
      move: moveRecord({ applyOrderRequest: contentOrder(pool) }),
      /** The preview of a draft; null if there is none or it is incomplete. */
      previewOf: async (ref: RecordRef) => {
        const current = await contentRecords.find(ref);
        return current && previewBody(ref.kind, draftOf(ref.kind, ref.id, current.body));
      },
    },
    rewordedTexts: rewordedTexts(content),
    addUpload: addUpload({ uploads, redraw }),
    findUpload: (id: string, width: number) => uploads.find(id, width),
    /** On every instance: the first one publishes. */
    publishScheduled: publishDue({ withLockedRecord, due: (moment) => contentRecords.due(moment), clock }),
  };
}
