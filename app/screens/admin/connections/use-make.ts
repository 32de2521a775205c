import { useState } from "react";
import type { Language } from "#domain/language.ts";
import { useAttempt } from "../../../components/back-office/use-attempt.ts";
import type { Address } from "../../../data/api-key.ts";

/** Keeps the secret that is shown only once, until the next one or until the page is left. Reloads `list`. */
export function useMake<Made>(list: Address) {
  const [made, setMade] = useState<Made | null>(null);
  const { attempt, pending } = useAttempt([list]);
  const make = (ask: (language: Language) => Promise<Made>): Promise<boolean> => attempt(ask, setMade);
  return { make, made, pending };
}
