import type pg from "pg";
import {
  anbiFactsOf,
  lastAnbiPublication,
  publishAnbiForm,
  saveAnbiFacts,
  type AnbiPublication,
} from "#adapters/postgres/book-years/anbi.ts";
import { closedThrough } from "#adapters/postgres/book-years/open-points.ts";
import { notifyContentChanged } from "#adapters/postgres/content/documents.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { SourceFor } from "#domain/content/content-source.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import { semicolonOf, type Language } from "#domain/language.ts";
import { anbiFormOf, type AnbiFacts, type AnbiForm } from "#domain/transparency/anbi-form.ts";
import type { AnnualAccounts } from "#domain/transparency/annual-answers.ts";
import type { PublishedForm } from "#domain/transparency/published-form.ts";
import { anbiLines } from "../../exports/anbi-sheet.ts";
import type { PublishedAnbi } from "../../papers/public-documents.ts";

type Needs = {
  identity: () => Promise<Foundation>;
  sourceFor: SourceFor;
  accounts: (year: number, language: Language) => Promise<AnnualAccounts>;
};

export function composeAnbiForm(pool: pg.Pool, { identity, sourceFor, accounts }: Needs) {
  const formOf = async (
    year: number,
    language: Language,
    published: AnbiPublication | null,
    facts: AnbiFacts,
  ) => {
    const [own, board, figures] = await Promise.all([
      identity(),
      sourceFor("boardMember").then(({ content }) => content.list("boardMember")),
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
        board: board
          .map(({ name, role }) => `${role[language]}: ${name[language]}`)
          .join(`${semicolonOf(language)} `),
        objective: own.objective[language],
        remuneration: own.remunerationPolicy[language],
      },
      facts,
      published?.publishedOn ?? null,
    );
  };

  /** With the texts of that time and the adopted figures. */
  const publishedForm = async (language: Language): Promise<PublishedForm | null> => {
    const published = await lastAnbiPublication(pool, null);
    if (!published) return null;
    const { year, publishedOn, facts } = published;
    const form = await formOf(year, language, published, facts);
    return { year, publishedOn, adoptedOn: form.accounts.adoptedOn, lines: anbiLines(form, language) };
  };

  return {
    show: async (year: number, language: Language): Promise<AnbiForm> =>
      formOf(year, language, await lastAnbiPublication(pool, year), await anbiFactsOf(pool, year)),
    published: publishedForm,
    paper: async (): Promise<PublishedAnbi | null> => {
      const last = await lastAnbiPublication(pool, null);
      const linesIn = async (language: Language) => (await publishedForm(language))?.lines ?? [];
      return last && { ...last, linesIn };
    },

    publish: async (year: number, by: Actor, requestId: string): Promise<"published" | "year_open"> => {
      if (year > ((await closedThrough(pool)) ?? 0)) return "year_open";
      await publishAnbiForm(pool, year, by, requestId);
      await notifyContentChanged(pool);
      return "published";
    },

    save: (year: number, facts: AnbiFacts, by: Actor, requestId: string) =>
      saveAnbiFacts(pool, { year, facts }, by, requestId),
  };
}
