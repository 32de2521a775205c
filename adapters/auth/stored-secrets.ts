import type pg from "pg";
import type { SecretMeanings, SecretPurpose, SingleUseSecrets } from "#domain/accounts/ports.ts";
import { digest } from "./secrets.ts";

export const storedSecrets = (pool: pg.Pool): SingleUseSecrets => ({
  keep: async (purpose, secret, meaning, expiresAt) => {
    await pool.query(
      "insert into single_use_secrets (secret_hash, purpose, meaning, expires_at) values ($1, $2, $3, $4)",
      [digest(secret), purpose, JSON.stringify(meaning), expiresAt],
    );
  },
  look: async <Purpose extends SecretPurpose>(purpose: Purpose, secret: string, now: Date) => {
    const { rows } = await pool.query<{ meaning: SecretMeanings[Purpose] }>(
      "select meaning from single_use_secrets where secret_hash = $1 and purpose = $2 and expires_at > $3",
      [digest(secret), purpose, now],
    );
    return rows[0]?.meaning ?? null;
  },
  take: async <Purpose extends SecretPurpose>(purpose: Purpose, secret: string, now: Date) => {
    // Deleting makes it single-use: of two concurrent calls one finds nothing.
    const { rows } = await pool.query<{ meaning: SecretMeanings[Purpose]; expires_at: Date }>(
      "delete from single_use_secrets where secret_hash = $1 and purpose = $2 returning meaning, expires_at",
      [digest(secret), purpose],
    );
    const [taken] = rows;
    return taken && taken.expires_at > now ? taken.meaning : null;
  },
});
