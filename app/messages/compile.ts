import { compileMessage, type CompiledMessage } from "@lingui/message-utils/compileMessage";
import { isRightToLeft, type Language } from "#domain/language.ts";

export const compileText = (language: Language, text: string): CompiledMessage =>
  compileMessage(
    isRightToLeft(language)
      ? text.replaceAll(percentage, "$1\u200e%\u200e").replaceAll(codeOfItsOwn, "\u2066$&\u2069")
      : text,
  );

/** After Arabic letters a bare percent sign moves to the other side of its number; marks as in `format.percent`. */
const percentage = /(\d)%(?!\u200e)/g;
/** +31 20 123 4567, 6.1.f of a law and https://: codes that begin with digits or end with marks would be reordered. */
const codeOfItsOwn = /\+\d+(?: \d+)+|\d+(?:\.\d+)*\.[a-z]\b|https:\/\/[\w./-]*/g;
