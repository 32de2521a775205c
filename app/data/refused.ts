/** A call that the server refused. Its message reads `status: body`, as programs expect; people read the sentence alone. */
export class Refused extends Error {
  readonly status: number;
  readonly sentence: string;
  /** Where the person can go on instead, if the server knows a place. */
  readonly resumeUrl: string | null;

  constructor(status: number, sentence: string, resumeUrl: string | null = null) {
    super(`${status}: ${sentence}`);
    this.status = status;
    this.sentence = sentence;
    this.resumeUrl = resumeUrl;
  }
}

/** Undefined for what no server said: a broken line has no words of ours, and the browser's own are in its own language. */
export const sentenceOf = (error: unknown): string | undefined =>
  error instanceof Refused ? error.sentence : undefined;

export const statusOf = (error: unknown): number | undefined =>
  error instanceof Refused ? error.status : undefined;
