import { createContext, useContext } from "react";
import { isRightToLeft } from "#domain/language.ts";
import { isolating, type PrintedTexts } from "../texts.ts";

const PaperWordsContext = createContext<PrintedTexts | null>(null);

export function PaperWordsProvider({ words, children }: { words: PrintedTexts; children: React.ReactNode }) {
  return <PaperWordsContext value={isolating(words)}>{children}</PaperWordsContext>;
}

export function usePaperTexts(): PrintedTexts & { rightToLeft: boolean } {
  const words = useContext(PaperWordsContext);
  if (!words) throw new Error("A part of a paper was used outside a paper");
  return { ...words, rightToLeft: isRightToLeft(words.language) };
}
