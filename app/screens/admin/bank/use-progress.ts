import { useEffect } from "react";
import { useSearch } from "wouter";
import type { BankFileRow } from "#domain/bank/answers.ts";
import { useApiCache } from "../../../data/use-api.tsx";
import { bankKey, linesKey, readLineView } from "./view.ts";

const askAgainMs = 1_000;

/** While a file is read, how far it is; and once more afterwards, for what it brought. */
export function useProgress(files: readonly BankFileRow[]): void {
  const cache = useApiCache();
  const lines = linesKey(readLineView(useSearch()));
  const isReading = files.some(({ state }) => state === "WAITING" || state === "READING");
  useEffect(() => {
    if (!isReading) return;
    const timer = setInterval(() => void cache.reload(bankKey), askAgainMs);
    return () => {
      clearInterval(timer);
      void cache.reload(lines);
    };
  }, [cache, isReading, lines]);
}
