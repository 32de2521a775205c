import { csvOf } from "#domain/spreadsheet/write-csv.ts";
import { columns } from "#domain/entered-gifts/import/columns.ts";
import type { ImportOutcome } from "#domain/entered-gifts/import/import-gifts.ts";
import { adminGiftImportsCalls } from "#contract/giving/admin-gift-imports.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { fileHeaders } from "../../exports/send-export.ts";
import { refuse } from "../../refuse.ts";
import { refuseSheet } from "../../requests/refuse-sheet.ts";

export const giftImportsPath = "/api/admin/gift-imports";
export const giftPreviewPath = "/api/admin/gift-imports/preview";

const examples = [
  ["2026-03-02", "25.00", "bank", "2026-03 line 7", "A. Jansen", "jansen@example.org", "nl", "", "", ""],
  ["2026-03-08", "112.40", "cash", "", "", "", "", "", "children", "no"],
];

export const adminGiftImportsApi = ({ enteredGifts }: Pick<Foundation, "enteredGifts">) =>
  endpoints(adminGiftImportsCalls, {
    "GET /api/admin/gift-imports/template.csv": async ({ c }) =>
      c.body(csvOf([columns, ...examples]), 200, fileHeaders("gifts", "csv")),
    "POST /api/admin/gift-imports/preview": async ({ c, body }) => {
      const seen = await enteredGifts.previewFile(fileOf(body), callerOf(c).asActor());
      return seen.ok ? answer(c, 200, seen) : refuseFile(c, seen);
    },
    "POST /api/admin/gift-imports": async ({ c, body }) => {
      const by = callerOf(c).asActor();
      const outcome = await enteredGifts.importFile(
        body.id,
        fileOf(body),
        by,
        c.get("requestId"),
        body.confirmsRepeated,
      );
      if (!outcome.ok)
        return outcome.reason === "imported_before" || outcome.reason === "repeated_rows"
          ? refuse(c, 409, `gift-import.error.${outcome.reason}`)
          : refuseFile(c, outcome);
      return answer(c, 201, { gifts: outcome.gifts, waiting: outcome.waiting });
    },
  });

const fileOf = ({ name, fileBase64 }: { name: string; fileBase64: string }) => ({
  name,
  bytes: new Uint8Array(Buffer.from(fileBase64, "base64")),
});

type FileRefusal = Exclude<
  Extract<ImportOutcome, { ok: false }>,
  { reason: "imported_before" } | { reason: "repeated_rows" }
>;

const refuseFile = (c: RequestContext, outcome: FileRefusal) =>
  outcome.reason === "wrong_rows" ? refuse(c, 422, "gift-import.error.wrong_rows") : refuseSheet(c, outcome);
