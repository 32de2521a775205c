import type { LedgerLine } from "#domain/transparency/ledger-line.ts";
import type { TransparencyAnswer } from "#domain/transparency/transparency-answer.ts";
import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { MonthOfMoney } from "#domain/pictures/by-month.ts";

type PicturedProject = Readonly<{
  id: string;
  title: string;
  place: string;
  programId: string;
  lon: number;
  lat: number;
  budgetCents: Cents;
  spentCents: Cents;
}>;

/** The data of pictures: books and published content, never samples. */
export type PictureSources = Readonly<{
  today: () => string;
  publicUrl: string;
  foundation: (language: Language) => Promise<string>;
  months: (from: string, through: string) => Promise<readonly MonthOfMoney[]>;
  transparency: (
    language: Language,
  ) => Promise<Pick<TransparencyAnswer, "year" | "isSample" | "expenditure">>;
  totalRaised: () => Promise<Cents>;
  lines: () => Promise<readonly LedgerLine[]>;
  projects: (language: Language) => Promise<readonly PicturedProject[]>;
  toPng: (svg: string) => Promise<Buffer>;
  programs: (language: Language) => Promise<readonly Readonly<{ id: string; title: string }>[]>;
}>;
