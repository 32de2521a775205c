import type { Actor } from "#domain/audit/audit-entry.ts";
import type { Cents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import { refusalOf, type GiftRefusal, type Rules } from "../enter-gift.ts";
import type { GiftByHand } from "../gift-by-hand.ts";
import type { GiftToEnter } from "../ports.ts";
import type { GiftPreview } from "./answers.ts";
import type { Column } from "./columns.ts";
import type { Problem } from "./problem.ts";
import { readGifts, type ReadGift } from "./read-gifts.ts";
import type { RefusedSheet, UploadedSheet } from "#domain/spreadsheet/sheet.ts";

export type GiftFile = Readonly<{ name: string; bytes: Uint8Array }>;
type Taken = Readonly<{ place: number; reference: string | null }>;

export type ImportOutcome =
  | Readonly<{ ok: true; gifts: number; waiting: number }>
  | RefusedSheet
  | Readonly<{ ok: false; reason: "wrong_rows" }>
  | Readonly<{ ok: false; reason: "imported_before" }>
  | Readonly<{ ok: false; reason: "repeated_rows" }>;

type Needs = Rules & {
  limit: () => Promise<Cents>;
  readSheet: (bytes: Uint8Array) => Promise<UploadedSheet>;
  /** When the same file was imported; null: never. */
  importedAt: (bytes: Uint8Array) => Promise<Date | null>;
  /** Which of these statement references already exist. */
  taken: (references: readonly (string | null)[]) => Promise<readonly Taken[]>;
  /** Which of these equal an earlier donation, by their index. */
  repeated: (gifts: readonly GiftByHand[]) => Promise<readonly number[]>;
  /** Stores file and donations in one transaction. */
  enter: (
    importId: string,
    file: GiftFile,
    gifts: readonly GiftToEnter[],
    by: Actor,
    requestId: string,
  ) => Promise<"entered" | "wrong_rows" | "imported_before">;
  newId: () => string;
};

/** A file of donations: every row is checked first, then all or none are entered. */
export function importGifts(needs: Needs) {
  const look = async (
    file: GiftFile,
    by: Actor,
  ): Promise<RefusedSheet | (GiftPreview & { read: readonly ReadGift[] })> => {
    const sheet = await needs.readSheet(file.bytes);
    if (!sheet.ok) return sheet;
    const { gifts: read, problems } = readGifts(sheet.rows, needs.newId);
    const limit = await needs.limit();
    const amounts = read.map(({ gift }) => gift.amountCents);
    return {
      ok: true,
      read,
      gifts: read.length,
      totalCents: sumOf(amounts),
      waiting: amounts.filter((cents) => cents > limit).length,
      repeatedRows: (await needs.repeated(read.map(({ gift }) => gift))).map(
        (place) => read[place]?.row ?? 1,
      ),
      importedAt: (await needs.importedAt(file.bytes))?.toISOString() ?? null,
      problems: [...problems, ...(await ruled(read, by)), ...(await references(read))].toSorted(
        (one, other) => one.row - other.row,
      ),
    };
  };

  /** Checks each donation, reading purposes and closed years once. */
  async function ruled(read: readonly ReadGift[], by: Actor): Promise<Problem[]> {
    const [closed, first] = [await needs.closedThrough(), await needs.firstDay()];
    const asked = new Map<string, ReturnType<Rules["purpose"]>>();
    const purpose: Rules["purpose"] = (wanted) => {
      const { campaignId, programId, fund } = wanted;
      const key = JSON.stringify([campaignId, programId, fund]);
      const answer = asked.get(key) ?? needs.purpose(wanted);
      asked.set(key, answer);
      return answer;
    };
    const rules: Rules = {
      today: needs.today,
      firstDay: async () => first,
      closedThrough: async () => closed,
      purpose,
    };
    const problems: Problem[] = [];
    for (const { row, gift } of read) {
      const reason = await refusalOf(gift, rules, by);
      if (reason) problems.push({ row, column: columnOfRefusal[reason], reason });
    }
    return problems;
  }

  async function references(read: readonly ReadGift[]): Promise<Problem[]> {
    const found = await needs.taken(read.map(({ gift }) => gift.bankReference));
    return found.map(({ place, reference }) => ({
      row: read[place]?.row ?? 1,
      column: "bank_reference",
      ...(reference === null
        ? { reason: "reference_twice" as const }
        : { reason: "reference_taken" as const, value: reference }),
    }));
  }

  return {
    preview: async (file: GiftFile, by: Actor): Promise<GiftPreview | RefusedSheet> => {
      const seen = await look(file, by);
      if (!seen.ok) return seen;
      const { read: _, ...preview } = seen;
      return preview;
    },
    /** `isConfirmed`: a person saw that rows repeat earlier donations, and they are new. */
    enter: async (
      id: string,
      file: GiftFile,
      by: Actor,
      requestId: string,
      isConfirmed = false,
    ): Promise<ImportOutcome> => {
      const seen = await look(file, by);
      if (!seen.ok) return seen;
      if (seen.importedAt !== null) return { ok: false, reason: "imported_before" };
      if (seen.problems.length > 0 || seen.gifts === 0) return { ok: false, reason: "wrong_rows" };
      if (seen.repeatedRows.length > 0 && !isConfirmed) return { ok: false, reason: "repeated_rows" };
      const limit = await needs.limit();
      const gifts = seen.read.map(({ row, gift }) => ({
        gift,
        document: null,
        needsApproval: gift.amountCents > limit,
        imported: { importId: id, row },
      }));
      const entered = await needs.enter(id, file, gifts, by, requestId);
      if (entered !== "entered") return { ok: false, reason: entered };
      return { ok: true, gifts: seen.gifts, waiting: seen.waiting };
    },
  };
}

const columnOfRefusal = {
  in_the_future: "received_on",
  year_closed: "received_on",
  before_books: "received_on",
  reference_not_of_bank: "bank_reference",
  in_kind_untold: "method",
  campaign_unknown: "campaign",
  program_unknown: "program",
  zakat_not_eligible: "zakat",
} as const satisfies Record<GiftRefusal, Column>;
