/** What a program puts on the clipboard, and the tags and words that the text then holds. */
export type Pasted = Readonly<{ html: string; plain?: string; outline: string }>;
