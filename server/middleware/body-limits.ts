import { type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { MessageId } from "#app/messages/ids.ts";
import { splitLanguage } from "#app/routing/language-path.ts";
import { maxPictureBytes } from "#domain/accounts/own-picture.ts";
import { maxFileBytes } from "#domain/bank/bank-file.ts";
import { maxUploadBytes } from "#domain/content/editing/add-upload.ts";
import { bankFilesPath } from "../api/bank/admin-bank.ts";
import { correctionsPath, entriesPath } from "../api/ledger/admin-entries.ts";
import { uploadPath } from "../api/content/admin-content.ts";
import { giftsByHandPath } from "../api/giving/admin-entered-gifts.ts";
import { budgetPreviewPath } from "../api/ledger/admin-annual.ts";
import { giftImportsPath, giftPreviewPath } from "../api/giving/admin-gift-imports.ts";
import { expensesPath, publicCopiesPath } from "../api/ledger/expenses.ts";
import { figureRecordsPath } from "../api/figures/figures.ts";
import { resultRecordsPath } from "../api/results/results.ts";
import { backToPicture, picturePath } from "../auth/picture-forms.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { refuse } from "../refuse.ts";
import { limitConcurrency } from "../timing/limit-concurrency.ts";
import { maxFormWithDocument } from "../requests/document-answer.ts";
import { isAllowed } from "#domain/accounts/audience.ts";

const largestBodyBytes = 256 * 1024;
/** The form's own bytes around a file. */
const formAroundBytes = 16 * 1024;
/** Ten megabytes are twice in memory while read. Waiting requests have sent only their start. */
const largeAtOnce = { max: 4, queue: 40 };

/** Only staff may send large bodies to the API: for others nothing is read. Signed-in users may send their own picture. */
export function bodyLimits(): MiddlewareHandler<RequestEnv> {
  const usual = bodyAtMost(largestBodyBytes);
  const picture = bodyAtMost(maxUploadBytes, tooLarge("editor.upload.too_large"));
  const invoice = bodyAtMost(maxFormWithDocument, tooLarge("documents.error.document_too_large"));
  const statements = bodyAtMost(maxFileBytes, tooLarge("bank.error.too_large"));
  const ownPicture = bodyAtMost(maxPictureBytes + formAroundBytes, (c) =>
    c.redirect(backToPicture(c, "too_large"), 303),
  );
  const byPath = new Map([
    [uploadPath, picture],
    [expensesPath, invoice],
    [resultRecordsPath, invoice],
    [figureRecordsPath, invoice],
    [publicCopiesPath, invoice],
    [entriesPath, invoice],
    [correctionsPath, invoice],
    [giftsByHandPath, invoice],
    [giftImportsPath, invoice],
    [giftPreviewPath, invoice],
    [budgetPreviewPath, invoice],
    [bankFilesPath, statements],
  ]);
  const ofStaff = limitConcurrency(largeAtOnce.max, largeAtOnce.queue);
  const ofAnyone = limitConcurrency(largeAtOnce.max, largeAtOnce.queue);
  return (c, next) => {
    if (splitLanguage(c.req.path).path === picturePath && c.get("user"))
      return isLarge(c) ? ofAnyone(() => ownPicture(c, next)) : ownPicture(c, next);
    const large = byPath.get(c.req.path);
    if (!large) return usual(c, next);
    // The endpoint refuses others before it reads.
    if (!isAllowed("staff", c.get("user")?.role)) return next();
    return isLarge(c) ? ofStaff(() => large(c, next)) : large(c, next);
  };
}

/** Also without a declared length. */
const isLarge = (c: RequestContext): boolean =>
  c.req.method !== "GET" && !(Number(c.req.header("content-length") ?? NaN) <= largestBodyBytes);

type Answer = (c: RequestContext) => Response;

const tooLarge =
  (sentence: MessageId): Answer =>
  (c) =>
    refuse(c, 413, sentence);

const bodiless = ["GET", "HEAD"];

/** Trusts the declared length and reads no more: turning the body into a web stream costs more than a small call. */
const bodyAtMost = (
  bytes: number,
  answer: Answer = tooLarge("errors.too_large"),
): MiddlewareHandler<RequestEnv> => {
  const counted = bodyLimit({ maxSize: bytes, onError: answer });
  return (c, next) => {
    if (bodiless.includes(c.req.method)) return next();
    const length = c.req.header("content-length");
    if (length === undefined || c.req.header("transfer-encoding") !== undefined) return counted(c, next);
    return Number(length) <= bytes ? next() : Promise.resolve(answer(c));
  };
};
