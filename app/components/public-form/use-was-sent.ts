import { useSearch } from "wouter";
import type { PublicForm } from "./use-public-form.ts";

/** Whether the page was opened by a form that was posted without JavaScript. Not while the next one has errors. */
export function useWasSent({ wrong, problem }: PublicForm, parameter = "sent"): boolean {
  const was = new URLSearchParams(useSearch()).has(parameter);
  return was && Object.keys(wrong).length === 0 && !problem;
}
