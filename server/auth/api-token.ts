import type { Scope } from "#domain/connections/scopes.ts";
import type { TokenCaller } from "#domain/connections/token.ts";
import type { RequestContext } from "../context.ts";
import type { Endpoint } from "../endpoint.ts";
import { exactAddress } from "../middleware/client-address.ts";
import type { Step } from "../middleware/steps.ts";
import { refuse, type Refusal } from "../refuse.ts";
import { refuseTooMany } from "../requests/form-limits.ts";

export const callsPerToken = { most: 120, windowSeconds: 60 } as const;

type Needs = Readonly<{
  tokens: { find: (token: string, address: string | null) => Promise<TokenCaller | null> };
  countCalls: (key: string, windowSeconds: number) => Promise<{ count: number; seconds: number }>;
  trustedProxies: number;
}>;

/** Authorization header only, because URLs are logged. Cookies are then ignored, so that another site cannot combine both. */
export function apiToken({ tokens, countCalls, trustedProxies }: Needs): Step {
  return (c) => {
    const header = c.req.path.startsWith("/api/") ? c.req.header("authorization") : undefined;
    const sent = header && /^Bearer +(\S+) *$/i.exec(header)?.[1];
    return sent ? admit(c, sent) : undefined;
  };

  async function admit(c: RequestContext, sent: string): Promise<Response | void> {
    c.header("cache-control", "private, no-store");
    const token = await tokens.find(sent, exactAddress(c, trustedProxies));
    if (!token) {
      c.header("www-authenticate", 'Bearer error="invalid_token"');
      return refuse(c, 401, "tokens.error.unknown");
    }
    const { most, windowSeconds } = callsPerToken;
    const { count, seconds } = await countCalls(`token:${token.id}`, windowSeconds);
    c.header("ratelimit-policy", `"token";q=${most};w=${windowSeconds}`);
    c.header("ratelimit", `"token";r=${Math.max(0, most - count)};t=${Math.max(1, seconds)}`);
    if (count > most) return refuseTooMany(c, { retryAfterSeconds: Math.max(1, seconds) });
    c.set("token", token);
  }
}

export const isOpenTo = ({ who, scope }: Pick<Endpoint, "who" | "scope">, token: TokenCaller): boolean =>
  who === "anyone" || (scope !== undefined && token.scopes.includes(scope));

/** Within a call: whether more may be shown. People may see all that the call shows. */
export const hasScope = (c: RequestContext, scope: Scope): boolean =>
  c.get("token")?.scopes.includes(scope) ?? true;

/** Says which scope is missing, or that none will do. */
export function refuseScope(c: RequestContext, scope: Scope | undefined): Refusal<403> {
  if (!scope) return refuse(c, 403, "tokens.error.never");
  c.header("www-authenticate", `Bearer error="insufficient_scope", scope="${scope}"`);
  return refuse(c, 403, "tokens.error.scope", { scope });
}
