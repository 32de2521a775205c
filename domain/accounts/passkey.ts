/** One of a person's passkeys. The id is the authenticator's own; the key is public. */
export type Passkey = Readonly<{
  id: string;
  userId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  /** Some authenticators increase it with each use; a smaller number means a cloned key. */
  counter: number;
  transports: readonly string[];
  /** The device it was created on. */
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}>;
