import { createContext, useContext } from "react";
import { isRightToLeft } from "#domain/language.ts";
import { isolating, type PaperTexts } from "../texts.ts";

const PaperWordsContext = createContext<PaperTexts | null>(null);

export function PaperWordsProvider({ words, children }: { words: PaperTexts; children: React.ReactNode }) {
  return <PaperWordsContext value={isolating(words)}>{children}</PaperWordsContext>;
}

export function usePaperTexts(): PaperTexts & { rightToLeft: boolean } {
  const words = useContext(PaperWordsContext);
  if (!words) throw new Error("A part of a paper was used outside a paper");
  return { ...words, rightToLeft: isRightToLeft(words.language) };
}
