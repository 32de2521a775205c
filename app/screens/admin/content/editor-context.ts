import { createContext, useContext } from "react";
import type { RecordAnswer } from "#domain/content/editing/answers.ts";
import type { DraftBody } from "#domain/content/editing/field-spec.ts";
import { useText } from "../../../i18n/text.tsx";
import { fieldMessage, optionMessage, reasonLabel } from "./labels.ts";
import type { Problem } from "../../../components/back-office/send-edit.ts";

type FormState = {
  body: DraftBody;
  set: (path: string, value: unknown) => void;
  problems: readonly Problem[];
  relations: RecordAnswer["relations"];
};

/** The names of fields and choices that only this kind has. */
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

/** What is wrong with one field, in words. */
export function useProblem(path: string): string | undefined {
  const { text } = useText();
  const problem = useForm().problems.find((each) => each.path === path);
  return problem && text(reasonLabel(problem.reason));
}
