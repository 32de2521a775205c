import type pg from "pg";
import { yearOf } from "#domain/calendar/day.ts";
import { boardMembers } from "#domain/content/kinds/board-member/sample.ts";
import { accountsOfYear } from "#domain/transparency/year-books.ts";
import { ledgerLines } from "../ledger/ledger-lines.ts";

/** In the form's language. */
const sampleAnbiFacts = {
  website: "https://openhand.example",
  sectors: "Welzijn, internationale hulp, dierenwelzijn",
  countries: "Nederland, Verenigde Arabische Emiraten, Saoedi-Arabië",
  employees: "0",
  volunteers: "48",
  targetGroups: "Kinderen, ouderen, dieren, slachtoffers van rampen",
  work: "Eigen projecten en projecten van partners met een vergunning ter plaatse.",
  incomeFrom: "Giften van particulieren, vooral online.",
  spentOn: "Projecten in drie landen.",
  assetsHeld: "Op betaal- en spaarrekeningen; er wordt niet belegd.",
  planUrl: "https://openhand.example/nl/transparency",
  activities: "Voedselhulp, noodopvang, onderwijs en opvang van dieren; zie het jaarverslag.",
  reportUrl: "https://openhand.example/documents/annual-report-2023.pdf",
  balanceNotes: "De continuïteitsreserve dekt de kosten van ongeveer een half jaar.",
  statementNotes: "Alle baten komen uit giften; de lasten zijn per programma verantwoord.",
  accountsUrl: "https://openhand.example/documents/financial-audit-2023.pdf",
};

/** The year before last is closed, with a published ANBI form; visitors can try closing last year. */
export async function seedBookYear(client: pg.ClientBase, today: string): Promise<void> {
  const year = yearOf(today) - 2;
  await client.query(
    `insert into book_year_events (year, kind, by_user, adopted_on, adopted_by, remark, snapshot)
     values ($1, 'closed', 'program', make_date($1 + 1, 5, 20), $2, $3, $4)`,
    [
      year,
      boardMembers
        .slice(0, 3)
        .map(({ name }) => name.en)
        .join(", "),
      // A remark would be in one language only.
      null,
      JSON.stringify(accountsOfYear(await ledgerLines(client), year)),
    ],
  );
  await client.query(
    "insert into anbi_publications (year, published_on, published_by, facts) values ($1, make_date($1 + 1, 6, 12), 'program', $2)",
    [year, JSON.stringify(sampleAnbiFacts)],
  );
}
