/** One of a person's passkeys. The id is the authenticator's own; the key is public. */
export type Passkey = Readonly<{
  id: string;
  userId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  /** Counts up with each use on some authenticators; a smaller number than before means a copy. */
  counter: number;
  transports: readonly string[];
  /** The device it was made on. */
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}>;
