import * as z from "zod";

export const url = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
export const wholeNumber = (most: number) =>
  z.coerce
    .number("must be a whole number")
    .int("must be a whole number")
    .min(0, "must not be negative")
    .max(most);
export const text = () => z.string().optional();

/** One secret, or several: the first is used, and the others are still accepted. */
export const secrets = () =>
  z
    .string()
    .default("")
    .transform(listOf)
    .refine(
      (all) => all.every(({ length }) => length >= 32),
      "must be at least 32 characters long, each of them when there are several",
    );

export function listOf(commaSeparated: string): string[] {
  return commaSeparated
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}
