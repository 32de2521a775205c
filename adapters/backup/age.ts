import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { webStream } from "./web-stream.ts";

export type KeyPair = Readonly<{ publicKey: string; privateKey: string }>;
type Bytes = AsyncIterable<Uint8Array>;

const privatePrefix = "AGE-SECRET-KEY-1";
const fileStart = "age-encryption.org/v1\n";

export class CannotOpen extends Error {}

/** A key pair in the format of age, so that the program `age` can open a backup too. */
export async function makeKeyPair(): Promise<KeyPair> {
  const privateKey = await generateX25519Identity();
  return { publicKey: await identityToRecipient(privateKey), privateKey };
}

export const publicKeyOf = (privateKey: string): Promise<string> => identityToRecipient(privateKey);

/** The key without spaces around it. Null: not an X25519 public key (`age1…`), or mistyped. */
export function readPublicKey(text: string): string | null {
  const key = text.trim().toLowerCase();
  const isX25519 = /^age1[a-z0-9]{58}$/.test(key);
  return isX25519 && isAccepted(() => new Encrypter().addRecipient(key)) ? key : null;
}

/** The first `AGE-SECRET-KEY-1…` in a text, such as a file written by `age-keygen`. Null: there is none, or it is mistyped. */
export function readPrivateKey(text: string): string | null {
  const lines = text.split("\n").map((line) => line.trim().toUpperCase());
  const key = lines.find((line) => line.startsWith(privatePrefix));
  return key !== undefined && isAccepted(() => new Decrypter().addIdentity(key)) ? key : null;
}

function isAccepted(add: () => void): boolean {
  try {
    add();
    return true;
  } catch {
    return false;
  }
}

/** Every holder of one of the keys can open the result. */
export async function* encrypt(plain: Bytes, publicKeys: readonly string[]): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  for (const key of publicKeys) encrypter.addRecipient(key);
  yield* await encrypter.encrypt(webStream(plain));
}

/** Yields each chunk after it is authenticated. Throws `CannotOpen` if the key is wrong or the file was changed or cut off. */
export async function* decrypt(encrypted: Bytes, privateKey: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(privateKey);
  let isReadable = true;
  const source = webStream(ageFile(encrypted, () => (isReadable = false)));
  try {
    yield* await decrypter.decrypt(source);
  } catch (error) {
    // The source reports its own read errors.
    if (!isReadable) throw error;
    const isOtherKey = error instanceof Error && error.message.includes("no identity matched");
    throw new CannotOpen(
      isOtherKey ? "The file was encrypted to another key." : "The file is cut off or was changed.",
    );
  }
}

/** Refuses another kind of file at its first bytes: the library would search all of it for the end of a line. */
async function* ageFile(bytes: Bytes, failed: () => void): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | null = new Uint8Array();
  try {
    for await (const piece of bytes) {
      if (start === null) {
        yield piece;
        continue;
      }
      start = Buffer.concat([start, piece]);
      if (start.length < fileStart.length) continue;
      if (!Buffer.from(start).toString("latin1").startsWith(fileStart)) break;
      yield start;
      start = null;
    }
    if (start !== null) throw new CannotOpen("The file is not encrypted as a backup is.");
  } catch (error) {
    failed();
    throw error;
  }
}
