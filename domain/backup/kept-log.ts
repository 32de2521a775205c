import * as z from "zod";
import { sealedFile } from "./manifest.ts";

const segment = /^[0-9A-F]{24}$/;
const logEnd = ".zst.age";
const dayMs = 86_400_000;

/** A base copy of the server, from which WAL replay can reach any later time. */
export const logBase = z.object({
  /** 1: of earlier versions, unsigned and without `archive`. */
  format: z.union([z.literal(1), z.literal(2)]),
  name: z.string(),
  /** The base is consistent from here on: the earliest recovery target. */
  finishedAt: z.iso.datetime(),
  /** The first WAL segment that it needs. */
  begins: z.string().regex(segment),
  archive: sealedFile.optional(),
});
export type LogBase = z.infer<typeof logBase>;

export const baseNameAt = (at: Date): string => `base-${at.toISOString().slice(0, 19).replaceAll(":", "")}Z`;
export const baseFile = (name: string): string => `${name}.tar${logEnd}`;
export const baseManifest = (name: string): string => `${name}.json`;
export const isBaseManifest = (file: string): boolean => /^base-[\dT-]+Z\.json$/.test(file);

/** Names of WAL segments and the files PostgreSQL writes beside them. */
export const isLogName = (name: string): boolean =>
  /^(?:[0-9A-F]{24}(?:\.partial|\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)$/.test(name);
export const logFile = (name: string): string => `${name}${logEnd}`;
/** Beside each segment. */
export const logSignature = (name: string): string => `${logFile(name)}.sig`;
export const logNameOf = (file: string): string | null => {
  const name = file.endsWith(logEnd) ? file.slice(0, -logEnd.length) : "";
  return isLogName(name) ? name : null;
};

/** The newest base that was complete by then. */
export const baseFor = (bases: readonly LogBase[], until: Date): LogBase | null =>
  bases
    .filter(({ finishedAt }) => new Date(finishedAt) <= until)
    .toSorted((a, b) => (a.finishedAt < b.finishedAt ? 1 : -1))[0] ?? null;

/** Segments from the base's first one on. Timeline history files are always needed. */
export const isNeededBy = (name: string, { begins }: Pick<LogBase, "begins">): boolean =>
  name.endsWith(".history") || placeOf(name) >= placeOf(begins);

/** Expired bases, except the newest, and WAL segments that no remaining base needs. */
export function oldLog(
  bases: readonly LogBase[],
  names: readonly string[],
  keepDays: number,
  now: Date,
): { bases: LogBase[]; names: string[] } {
  const newest = baseFor(bases, now);
  const isOld = (base: LogBase) =>
    base.name !== newest?.name && now.getTime() - Date.parse(base.finishedAt) > keepDays * dayMs;
  const kept = bases.filter((base) => !isOld(base));
  return {
    bases: bases.filter(isOld),
    names: kept.length === 0 ? [] : names.filter((name) => !kept.some((base) => isNeededBy(name, base))),
  };
}

/** The first eight digits name the timeline, which changes after a recovery; the rest continues. */
const placeOf = (name: string): string => name.slice(8, 24);

const segmentBits = 24n;
/** The segment that contains a position such as `0/2000028`, with PostgreSQL's default segment size of 16 MB. */
export function segmentAt(timeline: number, high: string, low: string): string {
  const digits = (value: bigint): string => value.toString(16).toUpperCase().padStart(8, "0");
  return digits(BigInt(timeline)) + digits(BigInt(`0x${high}`)) + digits(BigInt(`0x${low}`) >> segmentBits);
}
