import {
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from "node:crypto";
import { asCents } from "#domain/money/cents.ts";
import type { FeeRates } from "#domain/money/cover-fees.ts";
import { feeMethods } from "#domain/money/online-method.ts";
import { newSecret } from "../../auth/secrets.ts";

/** What a session is, apart from the gift that is begun in it. */
type Session = Readonly<{ fees: FeeRates; openedAt: Date; expiresAt: Date }>;
/** Null: not ours, or its session is a row. */
export type ReadSecret = (clientSecret: string) => Session | null;

/** Chance, two moments, rate and fixed part of the fees, then both for each method, and the mark of the key that vouches for them. */
const layout = { chance: 16, moment: 6, rate: 2, fixed: 4, ofMethod: 1, mark: 16 };
/** Until November 2026 a secret ended here. */
const saidBefore = layout.chance + 2 * layout.moment + layout.rate + layout.fixed;
const saidBytes = saidBefore + feeMethods.length * 2 * layout.ofMethod;
/** No rates of its own: higher than the highest that is allowed. */
const none = 255;
const keyBytes = 32;
/** More than the donations in progress at one moment. */
const maxLately = 1_000;

/** An unused session is no row: its signed secret holds the data, so form views and forged secrets cost no query. The first key signs. */
export function carriedSessions(secrets: readonly string[]) {
  // As a key object: from bytes it would be created each time, which takes longer than signing.
  const keys = secrets.map((secret) =>
    createSecretKey(Buffer.from(hkdfSync("sha256", secret, "", "giving sessions", keyBytes))),
  );
  const [first = createSecretKey(randomBytes(keyBytes))] = keys;
  // Every step of a donation reads its secret within moments.
  const lately = new Map<string, Session>();
  const read: ReadSecret = (clientSecret) => {
    const known = lately.get(clientSecret);
    if (known) return known;
    const found = verified(clientSecret);
    if (lately.size >= maxLately) lately.clear();
    if (found) lately.set(clientSecret, found);
    return found;
  };
  const verified: ReadSecret = (clientSecret) => {
    const bytes = Buffer.from(clientSecret, "base64url");
    const length = bytes.length - layout.mark;
    if (length !== saidBytes && length !== saidBefore) return null;
    const said = bytes.subarray(0, length);
    const mark = bytes.subarray(length);
    return (keys.length > 0 ? keys : [first]).some((key) => timingSafeEqual(markOf(said, key), mark))
      ? sessionIn(said)
      : null;
  };
  return {
    /** A signed-in donor's session is a row with its owner. */
    secretOf: ({ userId, fees, openedAt, expiresAt }: Session & { userId: string | null }): string => {
      if (userId !== null) return newSecret();
      const said = Buffer.alloc(saidBytes);
      randomBytes(layout.chance).copy(said);
      let at = layout.chance;
      at = said.writeUIntBE(openedAt.getTime(), at, layout.moment);
      at = said.writeUIntBE(expiresAt.getTime(), at, layout.moment);
      at = said.writeUIntBE(fees.permille, at, layout.rate);
      at = said.writeUIntBE(fees.fixedCents, at, layout.fixed);
      for (const method of feeMethods) {
        const own = fees.methods?.[method];
        at = said.writeUIntBE(own?.permille ?? none, at, layout.ofMethod);
        at = said.writeUIntBE(own?.fixedCents ?? none, at, layout.ofMethod);
      }
      return Buffer.concat([said, markOf(said, first)]).toString("base64url");
    },
    read,
  };
}

function sessionIn(said: Buffer): Session {
  let at = layout.chance;
  const next = (bytes: number): number => said.readUIntBE((at += bytes) - bytes, bytes);
  const openedAt = new Date(next(layout.moment));
  const expiresAt = new Date(next(layout.moment));
  const card = { permille: next(layout.rate), fixedCents: asCents(next(layout.fixed)) };
  if (said.length === saidBefore) return { openedAt, expiresAt, fees: card };
  const methods = Object.fromEntries(
    feeMethods.flatMap((method) => {
      const own = { permille: next(layout.ofMethod), fixedCents: asCents(next(layout.ofMethod)) };
      return own.permille === none ? [] : [[method, own]];
    }),
  );
  return { openedAt, expiresAt, fees: { ...card, ...(Object.keys(methods).length > 0 && { methods }) } };
}

const markOf = (said: Buffer, key: KeyObject): Buffer =>
  createHmac("sha256", key).update(said).digest().subarray(0, layout.mark);
