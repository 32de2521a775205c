import { firstFoundation } from "#domain/content/kinds/foundation/first-foundation.ts";
import { normalizeEmail } from "#domain/identifiers/email.ts";
import type { composeFirstSetup } from "../compose/running/setup.ts";
import { translate } from "../translate.ts";
import { collectAnswers } from "./collect-answers.ts";
import { administratorQuestion, identityIn, identityQuestions } from "./identity-questions.ts";
import { keep, knownTo, type Setting } from "./run-setup.ts";

type First = ReturnType<typeof composeFirstSetup>;

/** Who the foundation is and who looks after it, asked only where the database does not know. Answers the new administrator. */
export async function setUpFoundation(setting: Setting, first: First, year: number): Promise<string | null> {
  const { language, say } = setting;
  const { identity, administrator } = await first.state();
  const asked = [...(identity ? [] : identityQuestions), ...(administrator ? [] : [administratorQuestion])];
  if (asked.length === 0) return null;
  say(`\n${translate(language, identity ? "setup.step.administrator" : "setup.step.identity")}`);
  const before = knownTo(setting);
  const known = { ...before, ...(await collectAnswers(asked, before, setting)) };
  const email = normalizeEmail(known[administratorQuestion.name] ?? "");
  await first.store({
    foundation: identity ? null : firstFoundation(identityIn(known), year),
    administrator: administrator ? null : { email, language },
  });
  if (!identity) say(`✓ ${translate(language, "setup.identity_kept")}`);
  if (administrator) return null;
  keep(setting, { ADMIN_EMAILS: email });
  say(`✓ ${translate(language, "setup.administrator_kept", { email })}`);
  return email;
}
