import { createContext, useContext } from "react";
import type { Posted } from "./page-state.ts";

export const PostedForm = createContext<Posted | null>(null);

/** Null unless this form was just refused without JavaScript. */
export function usePosted(form: string): Posted | null {
  const posted = useContext(PostedForm);
  return posted?.form === form ? posted : null;
}
