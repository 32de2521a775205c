import * as z from "zod/mini";
import {
  applicationErrors,
  textRules,
  type ApplicationError,
  type ApplicationErrors,
  type ApplicationField,
  type TextField,
} from "./application-rules.ts";

const ruledText = (field: TextField, missing: ApplicationError) => {
  const { tidy, problem } = textRules[field];
  return z.string(missing).check(
    z.overwrite(tidy),
    z.check(({ value, issues }) => {
      const message = problem(value);
      if (message) issues.push({ code: "custom", input: value, message });
    }),
  );
};

const e = applicationErrors;
/** Only a clear yes is a consent: anything else counts as no. */
// oxlint-disable-next-line promise/valid-params -- a schema's catch, not a promise's
const consent = z.catch(z.boolean(), false);

/** What an applicant sends: from the page, from the form without JavaScript and from the API alike. */
export const applicationForm = z.object({
  name: ruledText("name", e.nameRequired),
  email: ruledText("email", e.emailInvalid),
  phone: z.optional(ruledText("phone", e.phoneLong)),
  roleId: ruledText("roleId", e.roleRequired),
  motivationMdx: ruledText("motivationMdx", e.motivationShort),
  consentsJson: z.object(
    {
      dataProcessing: consent.check(z.refine((granted) => granted, e.dataProcessingRequired)),
      communications: consent,
      backgroundCheck: consent,
    },
    e.dataProcessingRequired,
  ),
});
export type ApplicationForm = z.infer<typeof applicationForm>;

export type ReadApplication =
  | { ok: true; form: ApplicationForm }
  | { ok: false; reason: "invalid"; errors: ApplicationErrors };

/** One message per field, the first that applies. */
export const readApplication = (input: unknown): ReadApplication => {
  const read = applicationForm.safeParse(isRecord(input) ? input : {});
  if (read.success) return { ok: true, form: read.data };

  const errors: ApplicationErrors = {};
  for (const { path, message } of read.error.issues) {
    const field = path[0] === "consentsJson" ? "consentsJson.dataProcessing" : String(path[0]);
    if (isField(field) && isApplicationError(message)) errors[field] ??= message;
  }
  return { ok: false, reason: "invalid", errors };
};

const isRecord = (input: unknown): boolean =>
  typeof input === "object" && input !== null && !Array.isArray(input);

const isField = (field: string): field is ApplicationField =>
  field === "consentsJson.dataProcessing" || field in textRules;

const isApplicationError = (message: string): message is ApplicationError =>
  Object.values<string>(applicationErrors).includes(message);
