import { formatsFor } from "#app/i18n/format.ts";
import type { Foundation } from "../../composition.ts";
import { privacyCalls } from "#contract/privacy/privacy.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { downloadsPerAccount } from "../../requests/form-limits.ts";
import { callerOf } from "../../auth/caller.ts";
import { refuse } from "../../refuse.ts";
import { translate } from "../../translate.ts";

const statusFor = { email_mismatch: 422, staff_account: 409, monthly_not_ended: 503 } as const;

export const privacyApi = ({ privacy, auth, formLimits }: Foundation) =>
  endpoints(privacyCalls, {
    "GET /api/my/privacy": async ({ c }) => answer(c, 200, await privacy.show(callerOf(c).asPerson())),
    "GET /api/my/data.zip": formLimits.perAccount(downloadsPerAccount, ({ c }) => {
      const language = c.get("language");
      const at = formatsFor(language).dateTime(new Date());
      c.header("content-type", "application/zip");
      c.header("content-disposition", 'attachment; filename="my-data.zip"');
      c.header("cache-control", "private, no-store");
      return c.body(
        privacy.download(callerOf(c).asPerson(), translate(language, "privacy-mail.readme", { at })),
      );
    }),
    "POST /api/my/erasure": async ({ c, body }) => {
      const outcome = await privacy.erasePerson(callerOf(c).asPerson(), body.email);
      if (!outcome.ok) return refuse(c, statusFor[outcome.reason], `privacy.error.${outcome.reason}`);
      auth.cookies.forgetPerson(c);
      return answer(c, 200, { locked: outcome.locked });
    },
  });
