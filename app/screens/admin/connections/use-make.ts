import { useState } from "react";
import type { Language } from "#domain/language.ts";
import { useAttempt } from "../../../components/back-office/use-attempt.ts";
import type { Address } from "../../../data/api-key.ts";

/** Makes something and keeps what is told this once, until another is made or the page is left. `list` is then asked for again. */
export function useMake<Made>(list: Address) {
  const [made, setMade] = useState<Made | null>(null);
  const { attempt, pending } = useAttempt([list]);
  const make = (ask: (language: Language) => Promise<Made>): Promise<boolean> => attempt(ask, setMade);
  return { make, made, pending };
}
