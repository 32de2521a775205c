import { createContext, useContext } from "react";
import { isolating, type PaperWords } from "../words.ts";

const PaperWordsContext = createContext<PaperWords | null>(null);

export function PaperWordsProvider({ words, children }: { words: PaperWords; children: React.ReactNode }) {
  return <PaperWordsContext value={isolating(words)}>{children}</PaperWordsContext>;
}

export function usePaperWords(): PaperWords & { rightToLeft: boolean } {
  const words = useContext(PaperWordsContext);
  if (!words) throw new Error("A part of a paper was used outside a paper");
  return { ...words, rightToLeft: words.language === "ar" };
}
