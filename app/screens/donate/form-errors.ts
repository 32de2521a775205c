import { createContext, useContext } from "react";
import type { FieldName } from "#domain/giving/start/form-fields.ts";
import type { Wrong } from "./check-fields.ts";

export const FormErrors = createContext<Wrong>({});

export const idOf = (field: string): string => `donate-${field}`;

export const useField = (field: FieldName) => ({ id: idOf(field), error: useContext(FormErrors)[field] });

export const without = (wrong: Wrong, field: string): Wrong =>
  Object.fromEntries(Object.entries(wrong).filter(([name]) => name !== field));
