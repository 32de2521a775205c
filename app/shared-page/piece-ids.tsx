import { createContext, useContext, useId } from "react";

/** Around what is drawn apart from its page and needs ids: a name of letters, digits and hyphens that nothing else on the page has. */
export const PieceIds = createContext("");

/** An id for a part of what is drawn: within a piece the same wherever that stands. */
export function usePieceId(part: string): string {
  const id = useId();
  const name = useContext(PieceIds);
  return name ? `${name}-${part}` : id;
}
