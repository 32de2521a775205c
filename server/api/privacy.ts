import { formatsFor } from "#app/i18n/format.ts";
import { erasureAnswer, erasureBody, privacyAnswer } from "#domain/privacy/answers.ts";
import type { Foundation } from "../composition.ts";
import { endpoint } from "../endpoint.ts";
import { downloadsPerAccount } from "../form-limits.ts";
import { personBehind } from "../privacy/person-behind.ts";
import { refuse } from "../refuse.ts";
import { say } from "../words.ts";

const statusFor = { email_mismatch: 422, staff_account: 409, monthly_not_ended: 503 } as const;

type Needs = Pick<Foundation, "privacy" | "auth" | "formLimits">;

/** What a person may know about their data, and have done with it. */
export const privacyApi = ({ privacy, auth, formLimits }: Needs) => [
  endpoint(
    {
      method: "get",
      path: "/api/my/privacy",
      who: "signed_in",
      summary: "What is kept about me and until when, and who looked at it",
      answers: { 200: { description: "The facts", schema: privacyAnswer } },
    },
    async ({ c }) => c.json(await privacy.show(personBehind(c))),
  ),
  formLimits.perAccount(
    downloadsPerAccount,
    endpoint(
      {
        method: "get",
        path: "/api/my/data.zip",
        who: "signed_in",
        summary: "Everything about me, as JSON and CSV files in a zip",
        answers: { 200: { description: "The zip file, made while it is sent" } },
      },
      ({ c }) => {
        const language = c.get("language");
        const at = formatsFor(language).dateTime(new Date());
        c.header("content-type", "application/zip");
        c.header("content-disposition", 'attachment; filename="my-data.zip"');
        c.header("cache-control", "private, no-store");
        return c.body(privacy.download(personBehind(c), say(language, "privacy-mail.readme", { at })));
      },
    ),
  ),
  endpoint(
    {
      method: "post",
      path: "/api/my/erasure",
      who: "signed_in",
      summary:
        "Erase me: everything goes at once, but for fiscal records, which are locked until their term ends",
      body: erasureBody,
      answers: {
        200: { description: "Erased, and signed out everywhere", schema: erasureAnswer },
        409: { description: "Staff: an admin takes the role away first" },
        422: { description: "The typed address is not this account's" },
        503: { description: "A monthly gift could not be ended at the payment company; nothing was erased" },
      },
    },
    async ({ c, body }) => {
      const outcome = await privacy.erasePerson(personBehind(c), body.email);
      if (!outcome.ok) return refuse(c, statusFor[outcome.reason], `privacy.error.${outcome.reason}`);
      auth.cookies.forgetPerson(c);
      return c.json({ locked: outcome.locked });
    },
  ),
];
