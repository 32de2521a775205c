/** Its message is `status: body`; people see only the sentence. */
export class Refused extends Error {
  readonly status: number;
  readonly sentence: string;
  /** Where the person can continue, if the server knows. */
  readonly resumeUrl: string | null;

  constructor(status: number, sentence: string, resumeUrl: string | null = null) {
    super(`${status}: ${sentence}`);
    this.status = status;
    this.sentence = sentence;
    this.resumeUrl = resumeUrl;
  }
}

/** Undefined for network errors: the browser's text is in another language. */
export const sentenceOf = (error: unknown): string | undefined =>
  error instanceof Refused ? error.sentence : undefined;

export const statusOf = (error: unknown): number | undefined =>
  error instanceof Refused ? error.status : undefined;
