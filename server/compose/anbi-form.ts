import type pg from "pg";
import { anbiFactsOf, saveAnbiFacts } from "#adapters/postgres/book-years/anbi-facts.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { Language } from "#domain/language.ts";
import { anbiFormOf, type AnbiFacts, type AnbiForm } from "#domain/transparency/anbi-form.ts";
import type { AnnualAccounts } from "#domain/transparency/annual-answers.ts";

type Needs = {
  identity: () => Promise<Foundation>;
  sourceFor: SourceFor;
  accounts: (year: number, language: Language) => Promise<AnnualAccounts>;
};

/** The ANBI form of a year: who the foundation is, what staff wrote, and the figures of the annual accounts. */
export function composeAnbiForm(pool: pg.Pool, { identity, sourceFor, accounts }: Needs) {
  return {
    show: async (year: number, language: Language): Promise<AnbiForm> => {
      const [own, board, facts, figures] = await Promise.all([
        identity(),
        sourceFor("boardMember").then(({ content }) => content.list("boardMember")),
        anbiFactsOf(pool, year),
        accounts(year, language),
      ]);
      const { street, postalCode, city } = own.address;
      return anbiFormOf(
        figures,
        {
          name: own.registeredName,
          kvk: own.kvk,
          rsin: own.rsin,
          address: `${street}, ${postalCode} ${city}`,
          phone: own.phone,
          email: own.email,
          board: board.map(({ name, role }) => `${role[language]}: ${name[language]}`).join("; "),
          objective: own.objective[language],
          remuneration: own.remunerationPolicy[language],
        },
        facts,
      );
    },

    save: (year: number, facts: AnbiFacts, by: Actor, requestId: string) =>
      saveAnbiFacts(pool, { year, facts }, by, requestId),
  };
}
