import { emailKey } from "#domain/identifiers/email.ts";
import type { User } from "#domain/site/site.ts";
import type { Allow, RateLimit } from "#domain/rate-limit.ts";
import { clientAddress } from "../middleware/client-address.ts";
import type { RequestContext } from "../context.ts";
import { limitConcurrency } from "../timing/limit-concurrency.ts";
import type { Form } from "./form.ts";
import { refuse, type Refusal } from "../refuse.ts";

type AccountLimit = RateLimit & { what: string };
type Asked = { c: RequestContext; user: User | null; body?: unknown };
type Needs = { allow: Allow; trustedProxies: number };

/** Generous, because a school or an office may be one address. */
const triesPerAddress: RateLimit = { most: 60, windowSeconds: 10 * 60 };
/** Drafts save after each pause in typing, for everyone behind one address. */
const savesPerAddress: RateLimit = { most: 1200, windowSeconds: 10 * 60 };
/** A million lines a day, at two pages a second. */
const readsPerAddress: RateLimit = { most: 1200, windowSeconds: 10 * 60 };
const readsAtOnce = { max: 16, queue: 200 };
/** For uncached pages: as many as the donations that one address may start. */
const renderedPerAddress: RateLimit = { most: 6000, windowSeconds: 10 * 60 };
/** Every form mails the typed address: nobody may flood another's mailbox. */
export const triesPerMailbox: RateLimit = { most: 30, windowSeconds: 60 * 60 };

/** A paper takes a second of computing, one at a time for all donors. */
export const papersPerAccount: AccountLimit = { what: "papers", most: 20, windowSeconds: 10 * 60 };

/** Everything about a person, read from every table. */
export const downloadsPerAccount: AccountLimit = { what: "downloads", most: 10, windowSeconds: 60 * 60 };
/** Each begins something at the payment provider. */
export const methodsPerAccount: AccountLimit = { what: "methods", most: 10, windowSeconds: 60 * 60 };

/** Shared by all public forms, with and without JavaScript. */
export const formLimits = ({ allow, trustedProxies }: Needs) => {
  const secondsToWait = async (c: RequestContext, email: unknown): Promise<number | null> => {
    const address = clientAddress(c, trustedProxies);
    const keys: [string, RateLimit][] = [[`forms:address:${address}`, triesPerAddress]];
    if (typeof email === "string" && email !== "")
      keys.push([`forms:mailbox:${emailKey(email)}`, triesPerMailbox]);
    for (const [key, limit] of keys) {
      const allowed = await allow(key, limit);
      if (allowed.ok) continue;
      c.header("retry-after", String(allowed.retryAfterSeconds));
      return allowed.retryAfterSeconds;
    }
    return null;
  };

  const reading = limitConcurrency(readsAtOnce.max, readsAtOnce.queue);

  return {
    /** Null if one more page may be rendered for an anonymous visitor; otherwise the seconds to wait. */
    mayRender: async (c: RequestContext): Promise<number | null> => {
      const allowed = await allow(`drawn:address:${clientAddress(c, trustedProxies)}`, renderedPerAddress);
      return allowed.ok ? null : allowed.retryAfterSeconds;
    },

    form: (form: Form): Form => ({
      ...form,
      handle: async (fields, c) => {
        const seconds = await secondsToWait(c, fields["email"]);
        if (seconds === null) return form.handle(fields, c);
        // The sentence reads its values from the fields.
        fields["seconds"] = String(seconds);
        return { ok: false, status: 429, problem: "errors.too_many" };
      },
    }),

    /** For automatic saves while typing. */
    save:
      <A extends Asked, Reply>(handle: (asked: A) => Reply | Promise<Reply>) =>
      async (asked: A): Promise<Reply | Refusal<429>> => {
        const key = `saves:address:${clientAddress(asked.c, trustedProxies)}`;
        const allowed = await allow(key, savesPerAddress);
        return allowed.ok ? handle(asked) : refuseTooMany(asked.c, allowed);
      },

    read:
      <A extends Asked, Reply>(handle: (asked: A) => Reply | Promise<Reply>) =>
      async (asked: A): Promise<Reply | Refusal<429>> => {
        // Already counted for the visitor whose page is rendered.
        if (asked.c.env?.within) return handle(asked);
        const key = `reads:address:${clientAddress(asked.c, trustedProxies)}`;
        const allowed = await allow(key, readsPerAddress);
        return allowed.ok ? reading(() => handle(asked)) : refuseTooMany(asked.c, allowed);
      },

    /** For expensive calls of signed-in people. */
    perAccount:
      <A extends Asked, Reply>(
        { what, ...limit }: AccountLimit,
        handle: (asked: A) => Reply | Promise<Reply>,
      ) =>
      async (asked: A): Promise<Reply | Refusal<429>> => {
        const allowed = await allow(`${what}:account:${asked.user?.id}`, limit);
        return allowed.ok ? handle(asked) : refuseTooMany(asked.c, allowed);
      },

    call:
      <A extends Asked, Reply>(handle: (asked: A) => Reply | Promise<Reply>) =>
      async (asked: A): Promise<Reply | Refusal<429>> => {
        const { email } = Object(asked.body) as { email?: unknown };
        const seconds = await secondsToWait(asked.c, email);
        if (seconds === null) return handle(asked);
        return refuse(asked.c, 429, "errors.too_many", { seconds });
      },
  };
};

export function refuseTooMany(
  c: RequestContext,
  { retryAfterSeconds: seconds }: { retryAfterSeconds: number },
): Refusal<429> {
  c.header("retry-after", String(seconds));
  return refuse(c, 429, "errors.too_many", { seconds });
}
