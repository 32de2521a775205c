import type * as z from "zod/mini";
import type { MessageId } from "#app/messages/ids.ts";
import type { User } from "#domain/site/site.ts";
import type { RequestContext } from "./context.ts";

/** Who may call. There is no default: an endpoint that does not say cannot be written. */
export type Audience = "anyone" | "signed_in" | "staff" | "admin";

type Schema = z.ZodMiniType;
type Parsed<S> = S extends Schema ? z.infer<S> : undefined;

export type Description<Body extends Schema | undefined, Query extends Schema | undefined> = {
  method: "get" | "post" | "put" | "patch" | "delete";
  /** Hono's pattern: /api/projects/:id */
  path: string;
  who: Audience;
  /** Staff show again who they are when their last sign-in is more than ten minutes ago. Donors are not asked. */
  proof?: true;
  summary: string;
  body?: Body;
  query?: Query;
  /** The sentence for what the body's schema said is wrong; without one, a general sentence. */
  explain?: (problem: string) => MessageId;
  answers: Record<number, { description: string; schema?: Schema }>;
};

export type Call<Body extends Schema | undefined, Query extends Schema | undefined> = {
  c: RequestContext;
  body: Parsed<Body>;
  query: Parsed<Query>;
  user: User | null;
};

export type Endpoint = Description<Schema | undefined, Schema | undefined> & {
  handle: (call: Call<Schema | undefined, Schema | undefined>) => Response | Promise<Response>;
};

/** One declaration drives routing, authorisation, validation and the published description. */
export function endpoint<
  Body extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
>(
  description: Description<Body, Query>,
  handle: (call: Call<Body, Query>) => Response | Promise<Response>,
): Endpoint {
  return { ...description, handle };
}

export function isAllowed(who: Audience, user: User | null): boolean {
  switch (who) {
    case "anyone":
      return true;
    case "signed_in":
      return user !== null;
    case "staff":
      return user?.role === "STAFF" || user?.role === "ADMIN";
    case "admin":
      return user?.role === "ADMIN";
  }
}
