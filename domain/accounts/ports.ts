import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import type { Language } from "#domain/language.ts";
import type { Account, Role } from "./account.ts";
import type { Limit } from "./limits.ts";
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
  /**
   * The account of a proved address: the one there is, or a new one. A role above DONOR is given at the first
   * sign-in only: later it is for admins to decide. Two sign-ins at the same moment find the same account.
   */
  welcome(newcomer: Newcomer): Promise<string>;
  /** Where, and in which language, its owner is written to. */
  reach(id: string): Promise<{ email: string; language: Language } | null>;
};

/** Browsers in which a person has signed in, each by a secret that only it holds. */
export type KnownDevices = {
  /** `first`: nothing was known of this person yet, so that there is nothing to warn of. */
  remember(userId: string, secret: string, at: Date): Promise<"first" | "known" | "new">;
};

/** What the owner of an account is told because somebody else may have done it. */
const securityNotices = ["new_passkey", "new_device"] as const;
export type NotifyOwner = (letter: {
  notice: (typeof securityNotices)[number];
  email: string;
  language: Language;
  device: string;
}) => Promise<void>;

/** Sessions are found by their token, of which the store keeps only a digest. */
export type Sessions = {
  open(session: Session, token: string): Promise<void>;
  find(token: string, now: Date): Promise<{ session: Session; account: Account } | null>;
  renew(id: string, seenAt: Date, expiresAt: Date): Promise<void>;
  end(token: string): Promise<void>;
  /** Its owner has shown again who they are. */
  prove(id: string, at: Date, method: SignInMethod): Promise<void>;
  listOf(userId: string, now: Date): Promise<ListedSession[]>;
  endOne(userId: string, id: string): Promise<"ended" | "unknown">;
  endAllOf(userId: string): Promise<void>;
};

/** What a secret that works once stands for, by what it is for. */
export type SecretMeanings = {
  email_link: { email: string; returnTo: string; language: Language; browser: string };
  openid: { nonce: string; codeVerifier: string; returnTo: string; language: Language };
  passkey_sign_in: Record<string, never>;
  new_passkey: { userId: string };
  proof: { userId: string };
};
export type SecretPurpose = keyof SecretMeanings;

/** Secrets that work once and for a while. Kept as digests, like tokens. */
export type SingleUseSecrets = {
  keep<Purpose extends SecretPurpose>(
    purpose: Purpose,
    secret: string,
    meaning: SecretMeanings[Purpose],
    expiresAt: Date,
  ): Promise<void>;
  /** What it stands for, without using it up. */
  look<Purpose extends SecretPurpose>(
    purpose: Purpose,
    secret: string,
    now: Date,
  ): Promise<SecretMeanings[Purpose] | null>;
  /** Of two who take the same secret at the same moment, one gets it. */
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

/** What the browser answers after a person touched their key; only its verifier looks inside. */
export type PasskeyResponse = Readonly<{ id: string; response: Readonly<{ clientDataJSON: string }> }>;

/** What the browser hands to the person's key, as WebAuthn describes it. */
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
  /** Where the provider says that their picture is. */
  picture: string | null;
  secondFactor: boolean;
  /** When the person showed the provider who they are, where it says so: a provider lets people in silently, too. */
  authenticatedAt: Date | null;
}>;

/** An OpenID provider. `why` is for the log of whoever runs the site. */
export type OpenIdProvider = {
  addressOf(request: {
    state: string;
    nonce: string;
    codeVerifier: string;
    /** The person is to show the provider anew who they are, also when it knows their browser. */
    anew: boolean;
  }): Promise<{ ok: true; url: string } | { ok: false; why: string }>;
  identify(
    answer: { code: string; issuer: string | null },
    request: { nonce: string; codeVerifier: string },
  ): Promise<{ ok: true; identity: OpenIdIdentity } | { ok: false; why: string }>;
};

/** Which account a person at a provider has here. The address may change there; issuer and subject do not. */
export type OpenIdSubjects = {
  accountOf(identity: OpenIdIdentity): Promise<string | null>;
  link(identity: OpenIdIdentity, userId: string): Promise<void>;
};

export type Allow = (
  key: string,
  limit: Limit,
) => Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>;

export type SendSignInLink = (letter: {
  email: string;
  language: Language;
  url: string;
  /** After this the letter is of no use. */
  expiresAt: Date;
}) => Promise<void>;
