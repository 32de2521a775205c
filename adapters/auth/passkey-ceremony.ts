import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Passkey } from "#domain/accounts/passkey.ts";
import type { PasskeyCeremony } from "#domain/accounts/ports.ts";

/** WebAuthn. A passkey belongs to the public host, and each use requires user verification. */
export function passkeyCeremony(publicUrl: string): PasskeyCeremony {
  const { origin, hostname: rpID } = new URL(publicUrl);
  return {
    optionsToAdd: async (account, existing, challenge) => {
      const { generateRegistrationOptions } = await webAuthn();
      return generateRegistrationOptions({
        rpName: rpID,
        rpID,
        userID: new TextEncoder().encode(account.id),
        userName: account.email,
        userDisplayName: account.firstName ?? account.email,
        challenge: bytesOf(challenge),
        excludeCredentials: existing.map(({ id, transports }) => ({
          id,
          transports: asTransports(transports),
        })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
    },
    optionsToSignIn: async (challenge) => {
      const { generateAuthenticationOptions } = await webAuthn();
      return generateAuthenticationOptions({
        rpID,
        challenge: bytesOf(challenge),
        userVerification: "required",
      });
    },
    challengeIn: ({ response }) => challengeIn(response.clientDataJSON),
    verifyNew: async (response, challenge) => {
      const { verifyRegistrationResponse } = await webAuthn();
      const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID };
      const made = await verified(
        verifyRegistrationResponse({
          ...expected,
          response: response as unknown as RegistrationResponseJSON,
        }),
      );
      if (!made?.registrationInfo) return null;
      const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
      return { id, publicKey, counter, transports };
    },
    verifyUse: async (response, challenge, passkey) => {
      const { verifyAuthenticationResponse } = await webAuthn();
      const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID };
      const used = await verified(
        verifyAuthenticationResponse({
          ...expected,
          response: response as unknown as AuthenticationResponseJSON,
          credential: credentialOf(passkey),
        }),
      );
      return used && { counter: used.authenticationInfo.newCounter };
    },
  };
}

/** Takes a quarter of a second to load, so it loads on first use. */
const webAuthn = () => import("@simplewebauthn/server");

/** The library throws for every mismatch; all input is the browser's, so all are one refusal. */
async function verified<T extends { verified: boolean }>(checking: Promise<T>): Promise<T | null> {
  const checked = await checking.catch(() => null);
  return checked?.verified ? checked : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8")) as {
      challenge?: unknown;
    };
    return typeof data.challenge === "string" ? data.challenge : null;
  } catch {
    return null;
  }
}

const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, "base64url"));

const credentialOf = ({ id, publicKey, counter, transports }: Passkey) => ({
  id,
  publicKey,
  counter,
  transports: asTransports(transports),
});

const asTransports = (transports: readonly string[]) => [...transports] as AuthenticatorTransportFuture[];
