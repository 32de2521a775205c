import * as z from "zod/mini";
import { languages } from "#domain/language.ts";
import { localized } from "./localized.ts";

const maxSlugLength = 80;

/** Ids appear in URLs and other records, so they are plain words and never change. */
export const slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "not_a_slug"), z.maxLength(maxSlugLength, "too_long"));

export const cents = z.int("not_whole_cents").check(z.nonnegative("negative")).brand<"Cents">();
export const count = z.int("not_whole").check(z.nonnegative("negative"));
export const year = z.int().check(z.minimum(1900, "not_a_year"), z.maximum(2200, "not_a_year"));

/** A day, `2026-11-15`. */
export const day = z.iso.date("not_a_date");
/** A time with its offset, `2026-11-15T19:30:00+01:00`. */
export const moment = z.iso.datetime({ offset: true, error: "not_a_time" });

export const plainText = z.string().check(z.trim(), z.minLength(1, "missing"), z.maxLength(200, "too_long"));

export const countryCodes = ["NL", "AE", "SA"] as const;
export const countryCode = z.enum(countryCodes);
export type CountryCode = z.infer<typeof countryCode>;

/** The United Nations' seventeen goals, by number. */
const sdgNumber = z.int().check(z.minimum(1, "not_an_sdg"), z.maximum(17, "not_an_sdg"));
export const sdgTags = z.array(sdgNumber);

/** Languages without a translation yet: their visitors read another language, marked as such. One language stays. */
export const untranslated = z.optional(
  z.array(z.enum(languages)).check(z.maxLength(languages.length - 1, "no_language_left")),
);

/** An uploaded picture with its alt text. Without one the record's tile mosaic is shown. */
export const cover = z.nullable(
  z.object({ upload: z.string().check(z.regex(/^[0-9a-f]{32}$/, "not_an_upload")), alt: localized }),
);
export type ContentCover = z.infer<typeof cover>;
