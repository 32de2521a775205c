import * as z from "zod/mini";
import { filterDonations, readDonationFilter } from "#domain/giving/donation-filter.ts";
import { listedDonationAnswer } from "#domain/giving/donation-list.ts";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { myDonation } from "#domain/giving/my-giving.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { csvOf } from "#domain/spreadsheet/write-csv.ts";
import { myPapersCalls } from "#contract/giving/my-papers.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { papersPerAccount } from "../../requests/form-limits.ts";
import { refuseWhenBusy } from "../../papers/refuse-when-busy.ts";
import { refuse } from "../../refuse.ts";
import { translate } from "../../translate.ts";
import { callerOf } from "../../auth/caller.ts";

const statementFile = /^(2\d{3})\.pdf$/;

export const myPapersApi = ({ donorPapers, followGift, formLimits, giving }: Foundation) =>
  endpoints(myPapersCalls, {
    "GET /api/my/donations": async ({ c }) =>
      answer(c, 200, await donorPapers.listOf(callerOf(c).asDonor(), c.get("language"))),
    "GET /api/my/donations.csv": async ({ c }) => {
      const language = languageOf(c);
      const listed = await donorPapers.listOf(callerOf(c).asDonor(), language);
      const shown = filterDonations(listed, readDonationFilter(new URL(c.req.url).search));
      return file(
        c,
        "text/csv; charset=utf-8",
        "donations.csv",
        csvOf([header(language), ...shown.map(rowOf(language))]),
      );
    },
    "GET /api/my/donations/:id/receipt.pdf": formLimits.perAccount(
      papersPerAccount,
      refuseWhenBusy(async ({ c, params }) => {
        const receipt = await donorPapers.receiptOf(callerOf(c).asDonor(), params.id, languageOf(c));
        if (!receipt) return refuse(c, 404, "errors.not_found");
        return file(c, "application/pdf", receipt.name, receipt.bytes);
      }),
    ),
    "GET /api/my/gifts/:id": async ({ c, params }) => {
      const trail = await followGift(callerOf(c).asDonor(), params.id, c.get("language"));
      return trail ? answer(c, 200, trail) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/my/statements/:file": formLimits.perAccount(
      papersPerAccount,
      refuseWhenBusy(async ({ c, params }) => {
        const [, year] = statementFile.exec(params.file) ?? [];
        if (year === undefined) return refuse(c, 404, "errors.not_found");
        const { signal } = c.req.raw;
        const statement = await donorPapers.statementOf(
          callerOf(c).asDonor(),
          Number(year),
          languageOf(c),
          signal,
        );
        if (!statement) return refuse(c, 404, "errors.not_found");
        return file(c, "application/pdf", statement.name, statement.bytes);
      }),
    ),
    // Listed before donations by id, of which none is called "my".
    "GET /api/donations/my": async ({ c }) =>
      answer(c, 200, (await giving.listOf(callerOf(c).asDonor())).map(myDonation)),
    "GET /api/my/giving": async ({ c }) => answer(c, 200, await giving.sumOf(callerOf(c).asDonor())),
    "GET /api/transfers/:id/:token": async ({ c, params }) => {
      c.header("cache-control", "private, no-store");
      const found = await giving.transfers.show(params.id, params.token);
      return found ? answer(c, 200, found) : refuse(c, 404, "errors.not_found");
    },
  });

/** The language of the link, or else of the visitor. */
export const languageOf = (c: RequestContext): Language => {
  const asked = c.req.query("language");
  return isLanguage(asked) ? asked : c.get("language");
};

export function file(c: RequestContext, type: string, name: string, content: string | Uint8Array): Response {
  c.header("content-type", type);
  c.header("content-disposition", `attachment; filename="${name}"`);
  c.header("cache-control", "private, no-store");
  return c.body(typeof content === "string" ? content : new Uint8Array(content));
}

type Listed = z.infer<typeof listedDonationAnswer>;

const columns = [
  "date",
  "reference",
  "receipt",
  "amount",
  "charged",
  "currency",
  "kind",
  "purpose",
  "status",
] as const;
const header = (language: Language): string[] =>
  columns.map((column) => translate(language, `my-papers.csv.${column}`));

const rowOf = (language: Language) => (donation: Listed) => [
  dutchDate(new Date(donation.createdAt)),
  donation.reference,
  donation.receiptNumber,
  { cents: donation.amountCents },
  { cents: donation.chargedCents },
  "EUR",
  translate(language, `my-papers.csv.${donation.frequency}`),
  donation.purpose ?? translate(language, "papers.gift.purpose.anywhere"),
  translate(language, `dashboard.status.${donation.status}`),
];
