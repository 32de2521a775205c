import type { Cents } from "#domain/money/cents.ts";
import type { SignedText } from "./signed.ts";
import { isWhole } from "./sum-node.ts";

type Check = (value: unknown) => boolean;

/** Whether a value has exactly these parts. For pages that read signed data only: the schema library would be a tenth of their script. */
const shapeOf =
  <Said extends object>(parts: { readonly [Name in keyof Said]: Check }) =>
  (value: unknown): value is Said => {
    if (typeof value !== "object" || value === null) return false;
    const checks = Object.entries<Check>(parts);
    const found = new Map<string, unknown>(Object.entries(value));
    return found.size === checks.length && checks.every(([name, isRight]) => isRight(found.get(name)));
  };

type TreeSaid = { size: number; cents: Cents; root: string };
/**
 * A year's roots at a time. `otherCents`: raised that year without a donation. `returnedCents`: what was refunded or reversed in
 * that year of its own donations; not in statements before November 2026.
 */
export type RootSaid = {
  kind: "root";
  year: number;
  at: string;
  gifts: TreeSaid;
  refunds: TreeSaid;
  otherCents: Cents;
  returnedCents?: Cents;
  entries: number;
};
/** A published version of a report: the digest of its file in each language. */
type DocumentSaid = {
  kind: "document";
  at: string;
  id: string;
  version: number;
  sha256: Readonly<Record<string, string>>;
};
type KeySaid = { kind: "key"; at: string; publicKey: string };
export type HeadSaid = { kind: "head"; at: string; size: number; root: string };

const written =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === "string" && pattern.test(value);
const hash = written(/^[0-9a-f]{64}$/);
const moment = written(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const whole: Check = (value) => typeof value === "number" && isWhole(value);
const tree = shapeOf<TreeSaid>({ size: whole, cents: whole, root: hash });

/** The signed text, reproducible from its parts. */
export const rootStatement = (said: Omit<RootSaid, "kind">): string => {
  const { year, at, gifts, refunds, otherCents, returnedCents, entries } = said;
  const inOrder = ({ size, cents: sum, root }: RootSaid["gifts"]) => ({ size, cents: sum, root });
  return JSON.stringify({
    kind: "root",
    year,
    at,
    gifts: inOrder(gifts),
    refunds: inOrder(refunds),
    otherCents,
    ...(returnedCents !== undefined && { returnedCents }),
    entries,
  });
};
export const keyStatement = (at: string, publicKey: string): string =>
  JSON.stringify({ kind: "key", at, publicKey });
export const documentStatement = ({ at, id, version, sha256 }: Omit<DocumentSaid, "kind">): string =>
  JSON.stringify({ kind: "document", at, id, version, sha256 });
export const headStatement = (at: string, size: number, root: string): string =>
  JSON.stringify({ kind: "head", at, size, root });

const readAs =
  <Said>(isSaid: (value: unknown) => value is Said) =>
  ({ statement }: Pick<SignedText, "statement">): Said | null => {
    try {
      const value: unknown = JSON.parse(statement);
      return isSaid(value) ? value : null;
    } catch {
      return null;
    }
  };

const root = {
  kind: (kind: unknown) => kind === "root",
  year: whole,
  at: moment,
  gifts: tree,
  refunds: tree,
  otherCents: Number.isSafeInteger,
  entries: whole,
};
const isRoot = shapeOf<RootSaid>({ ...root, returnedCents: whole });
const isEarlierRoot = shapeOf<Omit<RootSaid, "returnedCents">>(root);

/** Null: a different statement. */
export const readRoot = readAs((value): value is RootSaid => isRoot(value) || isEarlierRoot(value));
export const readKey = readAs(
  shapeOf<KeySaid>({ kind: (kind) => kind === "key", at: moment, publicKey: hash }),
);
export const readDocument = readAs(
  shapeOf<DocumentSaid>({
    kind: (kind) => kind === "document",
    at: moment,
    id: written(/^[a-z0-9-]+$/),
    version: whole,
    sha256: (value) => typeof value === "object" && value !== null && Object.values(value).every(hash),
  }),
);
export const readHead = readAs(
  shapeOf<HeadSaid>({ kind: (kind) => kind === "head", at: moment, size: whole, root: hash }),
);
