import type { Account, Role } from "./account.ts";
import { signInUseCases, type AccountsNeeds } from "./accounts.ts";
import type { Passkey } from "./passkey.ts";
import type { Newcomer, OpenIdIdentity, PasskeyResponse, SendSignInLink, NotifyOwner } from "./ports.ts";
import type { Session } from "./session.ts";
import type { Visit } from "./visit.ts";

export const visit: Visit = {
  token: null,
  browser: "browser-1",
  device: "Firefox · Linux",
  address: "192.0.2.1",
  language: "nl",
};

/** In-memory stores with a manual clock. */
export function foundationInMemory(changes: Partial<AccountsNeeds> = {}) {
  const time = { now: new Date("2026-03-01T12:00:00Z") };
  const people = new Map<string, Newcomer>();
  const sessions = new Map<string, Session>();
  const secrets = new Map<string, { meaning: unknown; expiresAt: Date }>();
  const passkeys = new Map<string, Passkey>();
  const openIdSubjects = new Map<string, string>();
  const letters: Parameters<SendSignInLink>[0][] = [];
  const notices: Parameters<NotifyOwner>[0][] = [];
  const browsers = new Map<string, Set<string>>();
  let made = 0;
  const needs: AccountsNeeds = {
    mode: "production",
    adminEmails: [],
    provider: null,
    clock: () => time.now,
    newId: () => `id-${(made += 1)}`,
    newSecret: () => `secret-${(made += 1)}`,
    linkUrl: (token, language) => `https://open-hand.test/${language}?token=${token}`,
    allow: () => Promise.resolve({ ok: true }),
    sendSignInLink: async (letter) => void letters.push(letter),
    accounts: {
      welcome: async (newcomer) => {
        const known = [...people.values()].find(({ email }) => email === newcomer.email);
        if (!known) people.set(newcomer.id, newcomer);
        return known?.id ?? newcomer.id;
      },
      reach: async (id) => people.get(id) ?? null,
    },
    devices: {
      remember: async (userId, secret) => {
        const known = browsers.get(userId) ?? new Set();
        const seen = known.size === 0 ? "first" : known.has(secret) ? "known" : "new";
        browsers.set(userId, known.add(secret));
        return seen;
      },
    },
    notifyOwner: async (notice) => void notices.push(notice),
    sessions: {
      open: async (session, token) => void sessions.set(token, session),
      find: async (token, now) => {
        const session = sessions.get(token);
        const account = session && accountOf(people.get(session.userId));
        return session && account && session.expiresAt > now ? { session, account } : null;
      },
      renew: async (id, seenAt, expiresAt) => {
        for (const [token, session] of sessions) {
          if (session.id === id) sessions.set(token, { ...session, seenAt, expiresAt });
        }
      },
      prove: async (id, provedAt, method) => {
        for (const [token, session] of sessions) {
          if (session.id === id) sessions.set(token, { ...session, provedAt, method });
        }
      },
      end: async (token) => void sessions.delete(token),
      listOf: async (userId) => [...sessions.values()].filter((session) => session.userId === userId),
      endOne: async () => "unknown",
      endAllOf: async () => {},
    },
    secrets: {
      keep: async (purpose, secret, meaning, expiresAt) =>
        void secrets.set(`${purpose} ${secret}`, { meaning, expiresAt }),
      look: async (purpose, secret, now) => {
        const kept = secrets.get(`${purpose} ${secret}`);
        return kept && kept.expiresAt > now ? (kept.meaning as never) : null;
      },
      take: async (purpose, secret, now) => {
        const kept = secrets.get(`${purpose} ${secret}`);
        secrets.delete(`${purpose} ${secret}`);
        return kept && kept.expiresAt > now ? (kept.meaning as never) : null;
      },
    },
    openIdSubjects: {
      accountOf: async ({ issuer, subject }) => openIdSubjects.get(`${issuer} ${subject}`) ?? null,
      link: async ({ issuer, subject }, userId) => void openIdSubjects.set(`${issuer} ${subject}`, userId),
    },
    passkeys: {
      add: async (passkey) => {
        if (passkeys.has(passkey.id)) return "already_known";
        passkeys.set(passkey.id, passkey);
        return "added";
      },
      find: async (id) => passkeys.get(id) ?? null,
      listOf: async (userId) => [...passkeys.values()].filter((passkey) => passkey.userId === userId),
      markUsed: async (id, counter, lastUsedAt) => {
        const passkey = passkeys.get(id);
        if (passkey) passkeys.set(id, { ...passkey, counter, lastUsedAt });
      },
      remove: async (userId, id) =>
        passkeys.get(id)?.userId === userId && passkeys.delete(id) ? "removed" : "unknown",
    },
    ceremony: ceremonyThatBelieves,
    ...changes,
  };
  const signIn = signInUseCases(needs);
  return {
    needs,
    signIn,
    letters,
    notices,
    people,
    sessions,
    pass: (ms: number) => void (time.now = new Date(time.now.getTime() + ms)),
    lastToken: () => new URL(letters.at(-1)?.url ?? "").searchParams.get("token") ?? "",
    invite: (email: string, role: Role) => {
      const id = needs.newId();
      people.set(id, { id, email, role, firstName: null, language: "en" });
      return accountOf(people.get(id)) as Account;
    },
  };
}

/** An authenticator's answer to a challenge. The id "broken" has an invalid signature. */
export const passkeyAnswering = (challenge: string, id = "key-1"): PasskeyResponse => ({
  id,
  response: { clientDataJSON: challenge },
});

const ceremonyThatBelieves: AccountsNeeds["ceremony"] = {
  optionsToAdd: async ({ id, email }, _existing, challenge) => ({
    challenge,
    rp: { name: "Open Hand" },
    user: { id, name: email, displayName: email },
    pubKeyCredParams: [],
  }),
  optionsToSignIn: async (challenge) => ({ challenge }),
  challengeIn: ({ response }) => response.clientDataJSON,
  verifyNew: async ({ id }) =>
    id === "broken" ? null : { id, publicKey: new Uint8Array([1]), counter: 0, transports: [] },
  verifyUse: async ({ id }, _challenge, passkey) =>
    id === "broken" ? null : { counter: passkey.counter + 1 },
};

/** A provider with a given answer. */
export const providerSaying = (
  identity: Partial<OpenIdIdentity>,
): NonNullable<AccountsNeeds["provider"]> => ({
  addressOf: async ({ state }) => ({ ok: true, url: `https://provider.test/?state=${state}` }),
  identify: async () => ({
    ok: true,
    identity: {
      issuer: "https://provider.test",
      subject: "anna",
      email: "Anna@Example.org",
      emailVerified: true,
      firstName: "Anna",
      picture: null,
      secondFactor: false,
      authenticatedAt: null,
      ...identity,
    },
  }),
});

const accountOf = (person: Newcomer | undefined): Account | undefined =>
  person && {
    id: person.id,
    email: person.email,
    firstName: person.firstName,
    role: person.role,
    profileImageUrl: null,
  };
