import { useEffect, useRef } from "react";
import { useSearch } from "wouter";
import type { BankFileRow } from "#domain/bank/file-answer.ts";
import { useApiCache } from "../../../data/use-api.tsx";
import { bankKey, linesKey, readLineView } from "./view.ts";

const askAgainMs = 1_000;

export const isImporting = ({ state }: BankFileRow): boolean =>
  state === "WAITING" || state === "READING" || state === "BOOKING" || state === "EXPLAINING";

/** While a file is imported, how far it is; and the lines again whenever it brought some. */
export function useProgress(files: readonly BankFileRow[], waitingCount: number): void {
  const cache = useApiCache();
  const lines = linesKey(readLineView(useSearch()));
  const isUnderWay = files.some(isImporting);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void cache.reload(bankKey), askAgainMs);
    return () => clearInterval(timer);
  }, [cache, isUnderWay]);
  // A file can be read before anybody has asked how far it is.
  const counted = useRef(waitingCount);
  useEffect(() => {
    if (counted.current === waitingCount) return;
    counted.current = waitingCount;
    void cache.reload(lines);
  }, [cache, lines, waitingCount]);
}
