import * as z from "zod/mini";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { filterDonations, readDonationFilter } from "#domain/giving/donation-filter.ts";
import { listedDonationAnswer } from "#domain/giving/donation-list.ts";
import { giftTrailAnswer } from "#domain/giving/gift-trail.ts";
import { isLanguage, languages, type Language } from "#domain/language.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";
import { csvOf } from "#domain/csv.ts";
import { endpoint } from "../endpoint.ts";
import { papersPerAccount } from "../form-limits.ts";
import { refuseWhenBusy } from "../papers/refuse-when-busy.ts";
import { refuse } from "../refuse.ts";
import { say } from "../words.ts";
import { donorBehind } from "../auth/donor-behind.ts";

const inLanguage = z.object({ language: z.optional(z.enum(languages)) });
const filter = z.extend(inLanguage, { year: z.optional(z.string()), campaign: z.optional(z.string()) });
const statementFile = /^(2\d{3})\.pdf$/;

/** A donor's own list and papers. Anyone else's are not there. */
export const myPapersApi = ({ donorPapers, followGift, formLimits }: Foundation) => [
  endpoint(
    {
      method: "get",
      path: "/api/my/donations",
      who: "signed_in",
      summary: "All my donations with what they are for and the numbers of their receipts, newest first",
      answers: { 200: { description: "The donations", schema: z.array(listedDonationAnswer) } },
    },
    async ({ c }) => c.json(await donorPapers.listOf(donorBehind(c), c.get("language"))),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/my/donations.csv",
      who: "signed_in",
      summary: "The same list for a spreadsheet, narrowed by year and campaign",
      query: filter,
      answers: { 200: { description: "UTF-8 with a byte order mark" } },
    },
    async ({ c }) => {
      const language = languageOf(c);
      const listed = await donorPapers.listOf(donorBehind(c), language);
      const shown = filterDonations(listed, readDonationFilter(new URL(c.req.url).search));
      return file(
        c,
        "text/csv; charset=utf-8",
        "donations.csv",
        csvOf([header(language), ...shown.map(rowOf(language))]),
      );
    },
  ),
  formLimits.perAccount(
    papersPerAccount,
    refuseWhenBusy(
      endpoint(
        {
          method: "get",
          path: "/api/my/donations/:id/receipt.pdf",
          who: "signed_in",
          summary: "The receipt of one of my donations",
          query: inLanguage,
          answers: {
            200: { description: "The PDF" },
            404: { description: "Not mine, not paid, or not numbered yet" },
          },
        },
        async ({ c }) => {
          const receipt = await donorPapers.receiptOf(donorBehind(c), c.req.param("id") ?? "", languageOf(c));
          if (!receipt) return refuse(c, 404, "errors.not_found");
          return file(c, "application/pdf", receipt.name, receipt.bytes);
        },
      ),
    ),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/my/gifts/:id",
      who: "signed_in",
      summary: "Where one of my gifts went, to the cent: the oldest gift is spent first within its purpose",
      answers: {
        200: { description: "Received, returned, fee, spent and waiting", schema: giftTrailAnswer },
        404: { description: "Not mine, or not paid" },
      },
    },
    async ({ c }) => {
      const trail = await followGift(donorBehind(c), c.req.param("id") ?? "", c.get("language"));
      return trail ? c.json(trail) : refuse(c, 404, "errors.not_found");
    },
  ),
  formLimits.perAccount(
    papersPerAccount,
    refuseWhenBusy(
      endpoint(
        {
          method: "get",
          path: "/api/my/statements/:file",
          who: "signed_in",
          summary: "What I gave in a calendar year, net of refunds, for the Dutch tax return: 2026.pdf",
          query: inLanguage,
          answers: {
            200: { description: "The PDF" },
            404: { description: "No such year, or nothing was given in it" },
          },
        },
        async ({ c }) => {
          const [, year] = statementFile.exec(c.req.param("file") ?? "") ?? [];
          if (year === undefined) return refuse(c, 404, "errors.not_found");
          const { signal } = c.req.raw;
          const statement = await donorPapers.statementOf(
            donorBehind(c),
            Number(year),
            languageOf(c),
            signal,
          );
          if (!statement) return refuse(c, 404, "errors.not_found");
          return file(c, "application/pdf", statement.name, statement.bytes);
        },
      ),
    ),
  ),
];

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
  columns.map((column) => say(language, `my-papers.csv.${column}`));

const rowOf = (language: Language) => (donation: Listed) => [
  dutchDate(new Date(donation.createdAt)),
  donation.reference,
  donation.receiptNumber,
  { cents: donation.amountCents },
  { cents: donation.chargedCents },
  "EUR",
  say(language, `my-papers.csv.${donation.frequency}`),
  donation.purpose ?? say(language, "papers.gift.purpose.anywhere"),
  say(language, `dashboard.status.${donation.status}`),
];
