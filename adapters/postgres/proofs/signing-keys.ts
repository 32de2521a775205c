import type pg from "pg";
import { keyIdOf, newKeyPair, signerOf, type Signer } from "#adapters/proofs/key-pair.ts";
import type { SealedTexts } from "#adapters/sealed-text.ts";
import { keyStatement } from "#domain/proofs/statements.ts";
import type { PublicKey } from "#domain/proofs/signed.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { appendToLog, lockLog } from "./append-to-log.ts";

const placeOf = (keyId: string): string => `signing key ${keyId}`;

/** The previous key announces a new one in the public log. If it is lost, the new key signs itself, and observers must ask why. */
export function signingKeys(pool: pg.Pool, texts: () => SealedTexts) {
  const latest = async (db: pg.ClientBase | pg.Pool): Promise<Signer | null> => {
    const { rows } = await db.query<{ id: string; sealed: Buffer | null }>(
      `select id, sealed from signing_keys left join signing_key_secrets on key_id = id
       order by number desc limit 1`,
    );
    const [newest] = rows;
    return newest?.sealed ? opened(newest.id, newest.sealed, texts()) : null;
  };

  const begin = async (client: pg.ClientBase, before: Signer | null): Promise<Signer> => {
    const { publicKey, secret } = newKeyPair();
    const id = keyIdOf(publicKey);
    const signer = signerOf(id, secret);
    await client.query("insert into signing_keys (id, public_key) values ($1, $2)", [id, publicKey]);
    await client.query("delete from signing_key_secrets");
    await client.query("insert into signing_key_secrets (key_id, sealed) values ($1, $2)", [
      id,
      texts().seal(secret, placeOf(id)),
    ]);
    const at = new Date().toISOString();
    const announced = (before ?? signer).sign(keyStatement(at, publicKey.toString("hex")));
    await appendToLog(client, { announced, head: signer, at });
    return signer;
  };

  return {
    /** The current key, created if there is none. In a transaction that holds the log. */
    currentIn: async (client: pg.ClientBase): Promise<Signer> =>
      (await latest(client)) ?? (await begin(client, null)),

    current: async (): Promise<Signer> =>
      (await latest(pool)) ??
      inTransaction(pool, async (client) => {
        await lockLog(client);
        return (await latest(client)) ?? begin(client, null);
      }),

    /** Starts a new key; earlier signatures stay valid. */
    change: (tell: (client: pg.ClientBase, keyId: string) => Promise<void>): Promise<string> =>
      inTransaction(pool, async (client) => {
        await lockLog(client);
        const { keyId } = await begin(client, await latest(client));
        await tell(client, keyId);
        return keyId;
      }),

    published: () => publishedKeys(pool),
  };
}
export type SigningKeys = ReturnType<typeof signingKeys>;

/** Null: encrypted with a lost secret. */
function opened(id: string, sealed: Buffer, texts: SealedTexts): Signer | null {
  try {
    return signerOf(id, texts.open(sealed, placeOf(id)));
  } catch {
    return null;
  }
}

async function publishedKeys(pool: pg.Pool): Promise<PublicKey[]> {
  const { rows } = await pool.query<{ id: string; publicKey: Buffer; since: Date }>(
    `select id, public_key as "publicKey", created_at as since from signing_keys order by number desc`,
  );
  return rows.map(({ id, publicKey, since }) => ({
    id,
    publicKey: publicKey.toString("hex"),
    since: since.toISOString(),
  }));
}
