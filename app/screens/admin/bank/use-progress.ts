import { useEffect, useRef } from "react";
import { useSearch } from "wouter";
import type { BankFileRow } from "#domain/bank/answers.ts";
import { useApiCache } from "../../../data/use-api.tsx";
import { bankKey, linesKey, readLineView } from "./view.ts";

const askAgainMs = 1_000;

/** While a file is read, how far it is; and the lines again whenever it brought some. */
export function useProgress(files: readonly BankFileRow[], waitingCount: number): void {
  const cache = useApiCache();
  const lines = linesKey(readLineView(useSearch()));
  const isReading = files.some(({ state }) => state === "WAITING" || state === "READING");
  useEffect(() => {
    if (!isReading) return;
    const timer = setInterval(() => void cache.reload(bankKey), askAgainMs);
    return () => clearInterval(timer);
  }, [cache, isReading]);
  // A file can be read before anybody has asked how far it is.
  const counted = useRef(waitingCount);
  useEffect(() => {
    if (counted.current === waitingCount) return;
    counted.current = waitingCount;
    void cache.reload(lines);
  }, [cache, lines, waitingCount]);
}
