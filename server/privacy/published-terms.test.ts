import { expect, test } from "vitest";
import { fillFoundationFacts } from "#domain/content/kinds/foundation/foundation-facts.ts";
import { foundation } from "#domain/content/kinds/foundation/sample.ts";
import { privacy } from "#domain/content/kinds/legal-text/samples/privacy.ts";
import { languages } from "#domain/language.ts";
import { termFacts } from "#domain/privacy/term-words.ts";
import { firstTerms, termNames, type TermName, type Terms } from "#domain/privacy/terms.ts";

/** What names nobody is not in the statement. */
const unsaid: readonly TermName[] = ["payment_sessions", "provider_events"];
const items = privacy.sections.find(({ id }) => id === "how-long")?.items ?? [];
const said = (terms: Terms, language: (typeof languages)[number]): string =>
  items
    .map((item) => fillFoundationFacts(item[language], foundation, language, termFacts(terms, language)))
    .join("\n");

test("the privacy statement asks for every term that the nightly job follows, in every language", () => {
  for (const language of languages) {
    const asked = items.map((item) => item[language]).join("\n");
    for (const name of termNames)
      expect(asked.includes(`{keep_${name}}`), `${name} in ${language}`).toBe(!unsaid.includes(name));
  }
});

test("it says the terms that are in force", () => {
  expect(said(firstTerms, "en")).toMatch(/accounts: 7 years after.*not accepted: 4 weeks.* 1 year after/s);
  expect(said(firstTerms, "nl")).toMatch(/boekhouding: 7 jaar na.*aangenomen: 4 weken.* 1 jaar daarna/s);
  expect(said(firstTerms, "ar")).toMatch(/الدفاتر: 7 سنوات بعد.*يُقبلوا: 4 أسابيع.*سنة بعد ذلك/s);
  expect(said({ ...firstTerms, fiscal: 10, stopped_volunteers: 90 }, "en")).toMatch(
    /accounts: 10 years.*volunteer and 90 days after that/s,
  );
});
