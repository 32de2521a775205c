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

/** Generous, because a school or an office may be one address: it is met by programs, hardly ever by people. */
const triesPerAddress: RateLimit = { most: 60, windowSeconds: 10 * 60 };
/** A form that saves itself does so after each pause in typing: for an hour's writing, by everyone behind one address. */
const savesPerAddress: RateLimit = { most: 1200, windowSeconds: 10 * 60 };
/** What programs read page by page: a million lines in a day, and no more than a page each half second for long. */
const readsPerAddress: RateLimit = { most: 1200, windowSeconds: 10 * 60 };
const readsAtOnce = { max: 16, queue: 200 };
/** Pages that nobody keeps: as many as gifts that one address may begin, each of whose donors comes back to such a page. */
const renderedPerAddress: RateLimit = { most: 6000, windowSeconds: 10 * 60 };
/** Every form writes to the address that was typed in it: nobody's mailbox is to be filled by someone else. */
export const triesPerMailbox: RateLimit = { most: 30, windowSeconds: 60 * 60 };

/** Making a paper takes a second of computing, and all papers of all donors are made one after another. */
export const papersPerAccount: AccountLimit = { what: "papers", most: 20, windowSeconds: 10 * 60 };

/** Everything about a person, read from every table. */
export const downloadsPerAccount: AccountLimit = { what: "downloads", most: 10, windowSeconds: 60 * 60 };
/** Each begins something at the payment provider. */
export const methodsPerAccount: AccountLimit = { what: "methods", most: 10, windowSeconds: 60 * 60 };

/** What all forms of the public pages share, sent with JavaScript or without: too many tries are told when to come back. */
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
        // The sentence takes its values from what the page gets back, which is what was typed and this.
        fields["seconds"] = String(seconds);
        return { ok: false, status: 429, problem: "errors.too_many" };
      },
    }),

    /** For calls that a page makes by itself while someone types. */
    save:
      <A extends Asked, Reply>(handle: (asked: A) => Reply | Promise<Reply>) =>
      async (asked: A): Promise<Reply | Refusal<429>> => {
        const key = `saves:address:${clientAddress(asked.c, trustedProxies)}`;
        const allowed = await allow(key, savesPerAddress);
        return allowed.ok ? handle(asked) : refuseTooMany(asked.c, allowed);
      },

    /** For what programs of anybody read. */
    read:
      <A extends Asked, Reply>(handle: (asked: A) => Reply | Promise<Reply>) =>
      async (asked: A): Promise<Reply | Refusal<429>> => {
        // A page that is being made was asked for by its visitor, and counted there.
        if (asked.c.env?.within) return handle(asked);
        const key = `reads:address:${clientAddress(asked.c, trustedProxies)}`;
        const allowed = await allow(key, readsPerAddress);
        return allowed.ok ? reading(() => handle(asked)) : refuseTooMany(asked.c, allowed);
      },

    /** For calls of signed-in people that cost more than a look into the database. */
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
