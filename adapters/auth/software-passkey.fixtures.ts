import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { PasskeyResponse } from "#domain/accounts/ports.ts";

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

type Owner = { origin: string; verifiesUser?: boolean };

/** A software authenticator with one P-256 passkey. */
export function softwarePasskey({ origin, verifiesUser = true }: Owner) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const presence = userPresent | (verifiesUser ? userVerified : 0);
  const rpIdHash = createHash("sha256").update(new URL(origin).hostname).digest();
  let used = 0;
  const answer = (response: { clientDataJSON: string; [part: string]: string }): PasskeyResponse => {
    const name = id.toString("base64url");
    const whole = { id: name, rawId: name, type: "public-key", clientExtensionResults: {}, response };
    return whole;
  };
  return {
    id: id.toString("base64url"),
    make: (challenge: string): PasskeyResponse => {
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey.export({ format: "jwk" })),
      ]);
      const authData = Buffer.concat([rpIdHash, flags(presence | hasCredential), counter(0), credential]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
      });
    },
    /** Counts its uses, as most do; a copy restarts at the given number. */
    use: (challenge: string, uses = (used += 1)): PasskeyResponse => {
      const data = clientData("webauthn.get", challenge, origin);
      const authData = Buffer.concat([rpIdHash, flags(presence), counter(uses)]);
      const signed = Buffer.concat([authData, createHash("sha256").update(data).digest()]);
      return answer({
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      });
    },
  };
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const flags = (value: number): Buffer => Buffer.from([value]);

function counter(uses: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(uses);
  return bytes;
}

/** RFC 9053: an elliptic key (1: 2) for ES256 (3: -7) on P-256 (-1: 1). */
function coseKey({ x = "", y = "" }: JsonWebKey): Uint8Array {
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ]);
  return isoCBOR.encode(key as never);
}
