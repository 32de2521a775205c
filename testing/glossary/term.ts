/** One idea, one word: what it is called, what it is not called, and why. */
export type Term = Readonly<{
  idea: string;
  use: string;
  /** Whole words or phrases that no text may say. A trailing * stands for any ending. */
  not: readonly string[];
  why: string;
  /** Message ids or files where a word is right after all. */
  but?: readonly string[];
  /** Colleagues in the back office may be told so. */
  visitorsOnly?: true;
}>;
