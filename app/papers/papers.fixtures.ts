import { boardMembers } from "#domain/content/kinds/board-member/sample.ts";
import { campaigns } from "#domain/content/kinds/campaign/sample.ts";
import type { Campaign } from "#domain/content/kinds/campaign/schema.ts";
import { certifications } from "#domain/content/kinds/certification/sample.ts";
import { sampleFigures, type Figures } from "#domain/content/sample-figures.ts";
import { foundation } from "#domain/content/kinds/foundation/sample.ts";
import { programs } from "#domain/content/kinds/program/sample.ts";
import { projects } from "#domain/content/kinds/project/sample.ts";
import { countedStatistics } from "#domain/content/kinds/statistics/public.ts";
import { statistics as told } from "#domain/content/kinds/statistics/sample.ts";
import { noCents } from "#domain/money/cents.ts";
import { reportedFigures } from "#domain/results/reported-figures.ts";
import { sampleIndicators } from "#domain/results/sample-indicators.ts";
import { agreement } from "./giving/agreement.fixtures.ts";
import type { Gift } from "./giving/gift.ts";
import { gift, yearOfGifts } from "./giving/gifts.fixtures.ts";
import type { Paper } from "./paper.ts";
import { books } from "./public/books.fixtures.ts";
import { sampleGovernanceRules } from "./public/sample-governance-rules.ts";

const today = "2026-11-14";
const statistics = countedStatistics(told, { ...sampleFigures.impactStats, countries: 3 });
const made = { foundation, madeAt: `${today}T10:30:00Z`, sample: true };

export const receiptPaper = (changes: Partial<Gift> = {}): Extract<Paper, { kind: "receipt" }> => ({
  ...made,
  kind: "receipt",
  anbi: true,
  donor: { name: "Noor van den Berg", addressLines: ["Keizersgracht 12", "1015 CS Amsterdam"] },
  gift: { ...gift, ...changes },
  tile: { seed: "don_0123", program: "disaster" },
  checks: {
    receipt: { address: "https://open-hand.test/transparency/verify#r=1", size: 2, path: "M0 0h1v1h-1z" },
    gift: null,
  },
});

export const statementPaper = (
  gifts: Gift[] = yearOfGifts,
): Extract<Paper, { kind: "annual-statement" }> => ({
  ...made,
  kind: "annual-statement",
  anbi: true,
  notAnbi: [],
  year: 2026,
  donor: { name: "ليلى الأنصاري", addressLines: ["Keizersgracht 12", "1015 CS Amsterdam"] },
  gifts,
});

const spent: Figures["spentCents"] = sampleFigures.spentCents;
const reported = reportedFigures(sampleIndicators(today), today);
const projectFigures = projects(today).map((project) => ({
  project,
  spentCents: spent[project.id] ?? noCents,
  reported: reported.get(project.id) ?? [],
}));

export const papers: { [Kind in Paper["kind"]]: Extract<Paper, { kind: Kind }> } = {
  receipt: receiptPaper(),
  "annual-statement": statementPaper(),
  "periodic-agreement": { ...made, kind: "periodic-agreement", agreement },
  "annual-report": {
    ...made,
    kind: "annual-report",
    title: { en: "Annual Report 2023", nl: "Jaarverslag 2023", ar: "التقرير السنوي 2023" },
    books,
    statistics,
    programs,
    projects: projectFigures,
    board: boardMembers,
  },
  "financial-audit": {
    ...made,
    kind: "financial-audit",
    title: { en: "Financial Audit 2023", nl: "Accountantscontrole 2023", ar: "التدقيق المالي 2023" },
    books,
    auditor: {
      name: { en: "Sample Auditors", nl: "Accountantskantoor Voorbeeld", ar: "مدققون وهميون (مثال)" },
      sample: true,
      reportOn: null,
    },
    projects: projectFigures,
  },
  "impact-report": {
    ...made,
    kind: "impact-report",
    title: { en: "Impact Report 2023", nl: "Impactrapport 2023", ar: "تقرير الأثر 2023" },
    year: 2023,
    statistics,
    programs,
    projects: projectFigures,
  },
  "campaign-poster": {
    ...made,
    kind: "campaign-poster",
    campaign: campaigns(today)[0] as Campaign,
    tile: { seed: "a-safe-bed-in-rotterdam", program: "disaster" },
    code: {
      address: "https://open-hand.test/campaigns/a-safe-bed-in-rotterdam",
      size: 2,
      path: "M0 0h1v1h-1z",
    },
  },
  "anbi-form": {
    ...made,
    kind: "anbi-form",
    title: { en: "ANBI form 2024", nl: "ANBI-formulier 2024", ar: "نموذج ANBI لسنة 2024" },
    year: 2024,
    publishedOn: "2025-06-12",
    lines: [
      { part: "General", label: "Name", text: "Stichting Open Hand", cents: null, beforeCents: null },
      { part: "Balance", label: "Cash", text: null, cents: noCents, beforeCents: noCents },
    ],
  },
  governance: {
    ...made,
    kind: "governance",
    title: { en: "Governance Documents", nl: "Bestuursdocumenten", ar: "وثائق الحوكمة" },
    board: boardMembers,
    certifications: certifications(today),
    rules: sampleGovernanceRules,
  },
};
