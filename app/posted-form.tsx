import { createContext, useContext } from "react";
import type { Posted } from "./page-state.ts";

export const PostedForm = createContext<Posted | null>(null);

/** What this form sent a moment ago without JavaScript and why it came back, or null. */
export function usePosted(form: string): Posted | null {
  const posted = useContext(PostedForm);
  return posted?.form === form ? posted : null;
}
