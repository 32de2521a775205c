import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import type { Language } from "#domain/language.ts";
import type { Account, Role } from "./account.ts";
import type { Passkey } from "./passkey.ts";
import type { ListedSession, Session, SignInMethod } from "./session.ts";

export type Newcomer = {
  id: string;
  email: string;
  firstName: string | null;
  language: Language;
  role: Role;
};

export type Accounts = {
  /** Finds or creates the account of a verified address, also concurrently. Sets a role above DONOR only at the first sign-in. */
  welcome(newcomer: Newcomer): Promise<string>;
  reach(id: string): Promise<{ email: string; language: Language } | null>;
};

/** Browsers in which a user has signed in, each identified by its own secret. */
export type KnownDevices = {
  /** `first`: no device was known, so there is nothing to warn about. */
  remember(userId: string, secret: string, at: Date): Promise<"first" | "known" | "new">;
};

/** Reported to the account's owner, because somebody else may have done it. */
const securityNotices = ["new_passkey", "new_device"] as const;
export type NotifyOwner = (letter: {
  notice: (typeof securityNotices)[number];
  email: string;
  language: Language;
  device: string;
}) => Promise<void>;

/** Sessions are found by their token; only a digest is stored. */
export type Sessions = {
  open(session: Session, token: string): Promise<void>;
  find(token: string, now: Date): Promise<{ session: Session; account: Account } | null>;
  renew(id: string, seenAt: Date, expiresAt: Date): Promise<void>;
  end(token: string): Promise<void>;
  /** The owner has re-authenticated. */
  prove(id: string, at: Date, method: SignInMethod): Promise<void>;
  listOf(userId: string, now: Date): Promise<ListedSession[]>;
  endOne(userId: string, id: string): Promise<"ended" | "unknown">;
  endAllOf(userId: string): Promise<void>;
};

/** The payload of a single-use secret, by purpose. */
export type SecretMeanings = {
  email_link: { email: string; returnTo: string; language: Language; browser: string };
  openid: { nonce: string; codeVerifier: string; returnTo: string; language: Language };
  passkey_sign_in: Record<string, never>;
  new_passkey: { userId: string };
  proof: { userId: string };
};
export type SecretPurpose = keyof SecretMeanings;

/** Single-use secrets with an expiry, stored as digests like tokens. */
export type SingleUseSecrets = {
  keep<Purpose extends SecretPurpose>(
    purpose: Purpose,
    secret: string,
    meaning: SecretMeanings[Purpose],
    expiresAt: Date,
  ): Promise<void>;
  /** Reads the payload without using the secret up. */
  look<Purpose extends SecretPurpose>(
    purpose: Purpose,
    secret: string,
    now: Date,
  ): Promise<SecretMeanings[Purpose] | null>;
  /** Of two concurrent calls with the same secret, one gets it. */
  take<Purpose extends SecretPurpose>(
    purpose: Purpose,
    secret: string,
    now: Date,
  ): Promise<SecretMeanings[Purpose] | null>;
};

export type Passkeys = {
  add(passkey: Passkey): Promise<"added" | "already_known">;
  find(id: string): Promise<Passkey | null>;
  listOf(userId: string): Promise<Passkey[]>;
  markUsed(id: string, counter: number, at: Date): Promise<void>;
  remove(userId: string, id: string): Promise<"removed" | "unknown">;
};

/** The browser's answer after the user touched their key; only the verifier looks inside. */
export type PasskeyResponse = Readonly<{ id: string; response: Readonly<{ clientDataJSON: string }> }>;

/** What the browser passes to the user's key, as WebAuthn defines it. */
export type OptionsToAdd = PublicKeyCredentialCreationOptionsJSON;
export type OptionsToSignIn = PublicKeyCredentialRequestOptionsJSON;

export type PasskeyCeremony = {
  optionsToAdd(account: Account, existing: readonly Passkey[], challenge: string): Promise<OptionsToAdd>;
  optionsToSignIn(challenge: string): Promise<OptionsToSignIn>;
  challengeIn(response: PasskeyResponse): string | null;
  verifyNew(
    response: PasskeyResponse,
    challenge: string,
  ): Promise<Pick<Passkey, "id" | "publicKey" | "counter" | "transports"> | null>;
  verifyUse(
    response: PasskeyResponse,
    challenge: string,
    passkey: Passkey,
  ): Promise<{ counter: number } | null>;
};

export type OpenIdIdentity = Readonly<{
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string | null;
  /** URL of the picture at the provider. */
  picture: string | null;
  secondFactor: boolean;
  /** When the user authenticated at the provider, if it says so; a provider may sign people in silently. */
  authenticatedAt: Date | null;
}>;

/** An OpenID provider. `why` is for the operator's log. */
export type OpenIdProvider = {
  addressOf(request: {
    state: string;
    nonce: string;
    codeVerifier: string;
    /** Require a new sign-in at the provider, even if it knows the browser. */
    anew: boolean;
  }): Promise<{ ok: true; url: string } | { ok: false; why: string }>;
  identify(
    answer: { code: string; issuer: string | null },
    request: { nonce: string; codeVerifier: string },
  ): Promise<{ ok: true; identity: OpenIdIdentity } | { ok: false; why: string }>;
};

/** Maps a user at a provider to an account here. The address may change there; issuer and subject do not. */
export type OpenIdSubjects = {
  accountOf(identity: OpenIdIdentity): Promise<string | null>;
  link(identity: OpenIdIdentity, userId: string): Promise<void>;
};

export type SendSignInLink = (letter: {
  email: string;
  language: Language;
  url: string;
  /** After this the mail is useless. */
  expiresAt: Date;
}) => Promise<void>;
