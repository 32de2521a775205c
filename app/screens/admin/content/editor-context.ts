import { createContext, useContext, useEffect } from "react";
import type { RecordAnswer } from "#domain/content/editing/answers.ts";
import type { Language } from "#domain/language.ts";
import type { DraftBody } from "#domain/content/editing/field-spec.ts";
import { useText } from "../../../i18n/text.tsx";
import { fieldMessage, optionMessage, reasonLabel } from "./labels.ts";
import type { Problem } from "../../../components/back-office/send-edit.ts";

type FormState = {
  body: DraftBody;
  set: (path: string, value: unknown) => void;
  problems: readonly Problem[];
  relations: RecordAnswer["relations"];
  /** One or two, side by side. */
  shown: readonly Language[];
  translations: RecordAnswer["translations"];
  /** A paragraph of a translation is right although its source changed. */
  confirm: (place: string, paragraph: string, source: string) => Promise<boolean>;
};

/** Names of fields and choices that are not in the catalog. */
export const LabelsContext = createContext<RecordAnswer["labels"]>({});

export function useLabels(): Readonly<Record<"fieldLabel" | "optionLabel", (name: string) => string>> {
  const { text } = useText();
  const own = useContext(LabelsContext);
  return {
    fieldLabel: (name) => own[name] ?? text(fieldMessage(name)),
    optionLabel: (name) => own[name] ?? text(optionMessage(name)),
  };
}

export const FormContext = createContext<FormState | null>(null);

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field of the editor needs a FormContext above it");
  return form;
}

export function useProblems(): (path: string) => string | undefined {
  const { text, has } = useText();
  const { problems } = useForm();
  return (path) => {
    const problem = problems.find((each) => each.path === path);
    return problem && text(reasonLabel(problem.reason, has));
  };
}

export const useProblem = (path: string): string | undefined => useProblems()(path);

/** Asks before leaving a page with unsaved changes, also by links within the site. */
export function useUnsavedGuard(dirty: boolean, question: string): void {
  useEffect(() => {
    if (!dirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const leaves = link instanceof HTMLAnchorElement && link.target !== "_blank" && !isSamePage(link);
      // The browser's own dialog blocks the page until it is answered.
      if (!leaves || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [dirty, question]);
}

const isSamePage = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin && link.pathname === window.location.pathname && link.hash !== "";
