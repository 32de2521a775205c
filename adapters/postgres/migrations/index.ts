import type { Migration } from "kysely/migration";
import * as content from "./0001-content.ts";
import * as givingAndLedger from "./0002-giving-and-ledger.ts";
import * as people from "./0003-people.ts";
import * as mail from "./0004-mail.ts";
import * as accounts from "./0005-accounts.ts";
import * as publicForms from "./0006-public-forms.ts";
import * as eventRegistrations from "./0007-event-registrations.ts";
import * as documents from "./0008-documents.ts";
import * as sandbox from "./0009-sandbox.ts";
import * as auditLog from "./0010-audit-log.ts";
import * as contentEditing from "./0018-content-editing.ts";

/** In order, forward only. A released migration is never edited: a later one mends it. */
export const migrations: Record<string, Migration> = {
  "0001-content": content,
  "0002-giving-and-ledger": givingAndLedger,
  "0003-people": people,
  "0004-mail": mail,
  "0005-accounts": accounts,
  "0006-public-forms": publicForms,
  "0007-event-registrations": eventRegistrations,
  "0008-documents": documents,
  "0009-sandbox": sandbox,
  "0010-audit-log": auditLog,
  "0018-content-editing": contentEditing,
};
