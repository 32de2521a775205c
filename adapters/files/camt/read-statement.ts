import type { ReadBalance, ReadEntry, ReadStatement } from "#domain/bank/bank-file.ts";
import type { Day } from "#domain/calendar/day.ts";
import { asCents, noCents, type Cents } from "#domain/money/cents.ts";
import { negated } from "#domain/money/sums.ts";
import { child, firstText, textAt, textOf, type Element } from "./element.ts";
import { isCredit, readAmount } from "./read-amount.ts";
import { dayOf, readDay } from "./read-day.ts";
import { Refused } from "./refused.ts";

/** Keeps sums exact. */
const maxMovedCents = 10 ** 15;

type Balances = Record<"OPBD" | "PRCD" | "CLBD", ReadBalance | null>;

export class StatementReader {
  readonly #number: number;
  readonly #line: number;
  readonly #facts: {
    -readonly [Key in "id" | "sequence" | "account" | "currency" | "from" | "to"]: string | null;
  } = {
    id: null,
    sequence: null,
    account: null,
    currency: null,
    from: null,
    to: null,
  };
  readonly #balances: Balances = { OPBD: null, PRCD: null, CLBD: null };
  #entryCount = 0;
  #creditCents = noCents;
  #debitCents = noCents;
  #firstBookedOn: string | null = null;
  #lastBookedOn: string | null = null;
  #skippedCount = 0;

  constructor(number: number, line: number) {
    this.#number = number;
    this.#line = line;
  }

  get currency(): string | null {
    return this.#facts.currency;
  }

  /** The day of entries without one, if the balances before them name one day. */
  get onlyDay(): Day | null {
    const { OPBD, PRCD, CLBD } = this.#balances;
    const day = CLBD?.day ?? null;
    return day !== null && (OPBD ?? PRCD)?.day === day ? day : null;
  }

  take(element: Element): void {
    if (element.name === "Id") this.#facts.id = textOf(element);
    if (element.name === "ElctrncSeqNb") this.#facts.sequence = textOf(element);
    if (element.name === "FrToDt") {
      this.#facts.from = day(textAt(element, "FrDtTm") ?? textAt(element, "FrDt"));
      this.#facts.to = day(textAt(element, "ToDtTm") ?? textAt(element, "ToDt"));
    }
    if (element.name === "Acct") {
      const account = firstText(element, ["Id", "IBAN"], ["Id", "Othr", "Id"]);
      this.#facts.account = account?.replace(/\s/g, "").toUpperCase() ?? null;
      this.#facts.currency = textAt(element, "Ccy");
    }
    if (element.name === "Bal") this.#takeBalance(element);
  }

  #takeBalance(element: Element): void {
    const code = textAt(element, "Tp", "CdOrPrtry", "Cd");
    if (code !== "OPBD" && code !== "PRCD" && code !== "CLBD") return;
    // With several pages the first opens and the last closes.
    if (code !== "CLBD" && this.#balances[code] !== null) return;
    const amount = child(element, "Amt");
    const cents = readAmount(amount, this.#number, element);
    const credit = isCredit(textAt(element, "CdtDbtInd"));
    this.#facts.currency ??= amount?.currency ?? null;
    this.#balances[code] = {
      cents: credit === false ? negated(cents) : cents,
      hasDirection: credit !== null,
      day: readDay(child(element, "Dt")),
    };
  }

  count(entry: ReadEntry | null): void {
    if (entry === null) {
      this.#skippedCount += 1;
      return;
    }
    this.#entryCount += 1;
    if (entry.cents > 0) this.#creditCents = this.#added(this.#creditCents, entry);
    else this.#debitCents = this.#added(this.#debitCents, entry);
    if (this.#firstBookedOn === null || entry.bookedOn < this.#firstBookedOn)
      this.#firstBookedOn = entry.bookedOn;
    if (this.#lastBookedOn === null || entry.bookedOn > this.#lastBookedOn)
      this.#lastBookedOn = entry.bookedOn;
  }

  #added(sum: Cents, { cents, line }: ReadEntry): Cents {
    const added = sum + Math.abs(cents);
    if (added > maxMovedCents)
      throw new Refused("no_amount", { line, element: "Ntry", statement: this.#number });
    return asCents(added);
  }

  whole(): ReadStatement {
    return {
      number: this.#number,
      ...this.#facts,
      opening: this.#balances.OPBD ?? this.#balances.PRCD,
      closing: this.#balances.CLBD,
      entryCount: this.#entryCount,
      creditCents: this.#creditCents,
      debitCents: this.#debitCents,
      firstBookedOn: this.#firstBookedOn,
      lastBookedOn: this.#lastBookedOn,
      skippedCount: this.#skippedCount,
      line: this.#line,
    };
  }
}

const day = (text: string | null): string | null => (text === null ? null : dayOf(text));
