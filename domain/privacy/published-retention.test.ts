import { expect, test } from "vitest";
import { fillFoundationFacts } from "#domain/content/kinds/foundation/foundation-facts.ts";
import { foundation } from "#domain/content/kinds/foundation/sample.ts";
import { privacy } from "#domain/content/kinds/legal-text/samples/privacy.ts";
import { languages } from "#domain/language.ts";
import { retentionFacts } from "#domain/privacy/retention-text.ts";
import {
  firstRetention,
  retentionNames,
  type RetentionName,
  type RetentionPeriods,
} from "#domain/privacy/retention.ts";

/** Data about nobody is not in the statement. */
const unsaid: readonly RetentionName[] = ["payment_sessions", "provider_events"];
const items = privacy.sections.find(({ id }) => id === "how-long")?.items ?? [];
const said = (retention: RetentionPeriods, language: (typeof languages)[number]): string =>
  items
    .map((item) =>
      fillFoundationFacts(item[language], foundation, language, retentionFacts(retention, language)),
    )
    .join("\n");

test("the privacy statement asks for every term that the nightly job follows, in every language", () => {
  for (const language of languages) {
    const asked = items.map((item) => item[language]).join("\n");
    for (const name of retentionNames)
      expect(asked.includes(`{keep_${name}}`), `${name} in ${language}`).toBe(!unsaid.includes(name));
  }
});

test("it says the retention periods that are in force", () => {
  expect(said(firstRetention, "en")).toMatch(
    /accounts: 7 years after.*not accepted: 4 weeks.* 1 year after/s,
  );
  expect(said(firstRetention, "nl")).toMatch(/boekhouding: 7 jaar na.*aangenomen: 4 weken.* 1 jaar daarna/s);
  expect(said(firstRetention, "ar")).toMatch(/الدفاتر: 7 سنوات بعد.*يُقبلوا: 4 أسابيع.*سنة بعد ذلك/s);
  expect(said({ ...firstRetention, fiscal: 10, stopped_volunteers: 90 }, "en")).toMatch(
    /accounts: 10 years.*volunteer and 90 days after that/s,
  );
});
