import { createContext, useContext } from "react";
import type { FieldName } from "#domain/giving/start/form-fields.ts";
import type { Wrong } from "./check-fields.ts";

/** What is wrong with each field, in words. */
export const FormErrors = createContext<Wrong>({});

export const idOf = (field: string): string => `donate-${field}`;

/** What a field needs to be found by the summary, and to say what is wrong with it. */
export const useField = (field: FieldName) => ({ id: idOf(field), error: useContext(FormErrors)[field] });
