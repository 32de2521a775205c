import type { FileRefusal } from "#domain/bank/bank-file.ts";

/** Ends reading from deep inside; the reader returns it as a value. */
export class Refused extends Error {
  readonly refusal: FileRefusal;

  constructor(reason: FileRefusal["reason"], place: Partial<Omit<FileRefusal, "reason">> = {}) {
    super(reason);
    this.refusal = { reason, line: null, element: null, statement: null, ...place };
  }
}
