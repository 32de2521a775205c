import type { FileRefusal } from "#domain/bank/bank-file.ts";

/** Ends the reading from deep inside; whoever reads gets it as a value. */
export class Refused extends Error {
  readonly refusal: FileRefusal;

  constructor(reason: FileRefusal["reason"], place: Partial<Omit<FileRefusal, "reason">> = {}) {
    super(reason);
    this.refusal = { reason, line: null, element: null, statement: null, ...place };
  }
}
