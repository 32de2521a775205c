import type { Context } from "hono";
import type { Logger } from "pino";
import type { SignedIn } from "#domain/accounts/find-signed-in.ts";
import type { TokenCaller } from "#domain/connections/token.ts";
import type { Language } from "#domain/language.ts";
import type { User } from "#domain/site/site.ts";

export type RequestEnv = {
  Bindings: {
    /** Set only when a page calls the API within the process: the request of its visitor. */
    within?: Readonly<{ visitor: RequestContext }>;
  };
  Variables: {
    requestId: string;
    log: Logger;
    language: Language;
    /** Whether cookies need HTTPS: behind a proxy the request does not show it. */
    production: boolean;
    /** Two-letter country code from the edge, or null. */
    country: string | null;
    user: User | null;
    /** The session behind the user. */
    signedIn: SignedIn | null;
    /** The program that called with a token. Then nobody is signed in, whatever cookies came along. */
    token?: TokenCaller;
  };
};
export type RequestContext = Context<RequestEnv>;
