import type { Language } from "#domain/language.ts";
import type { ContentCover } from "./fields.ts";

/** The stored widths of an uploaded picture. */
export const uploadWidths = [480, 960, 1600] as const;
const usualWidth = 960;

/** URL of an uploaded cover. Null: draw the record's tile mosaic. */
export const coverUrlOf = (cover: ContentCover): string | null =>
  cover === null ? null : uploadUrl(cover.upload, usualWidth);

export const coverAltOf = (cover: ContentCover, language: Language): string | null =>
  cover === null ? null : cover.alt[language];

export const uploadUrl = (upload: string, width: number): string => `/uploads/${upload}-${width}.webp`;
