import { normalizeTyped } from "./as-typed.ts";

export const normalizeKvkNumber = normalizeTyped;

/** The Trade Register number: eight digits, no check digit. */
export const isKvkNumber = (kvk: string): boolean => /^\d{8}$/.test(kvk) && kvk !== "00000000";
