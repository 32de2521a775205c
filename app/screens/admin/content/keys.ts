import { key } from "../../../data/api-key.ts";

/** Colleagues write at the same time: an older answer is fetched again when a screen opens. */
export const freshForMs = 2_000;

export const contentKey = "/api/admin/content";
export const listKey = (kind = "", search = "") => key("/api/admin/content/:kind", { kind }, search);
export const recordKey = (kind = "", id = "") => key("/api/admin/content/:kind/:id", { kind, id });

export type RecordPart = "publication" | "schedule" | "restoration";
/** The address that changes a record or a part of it. */
export const changeKey = (kind: string, id: string, part: RecordPart | undefined, search: string) =>
  key(`/api/admin/content/:kind/:id${part ? (`/${part}` as const) : ""}`, { kind, id }, search);
