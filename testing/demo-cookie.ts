type Ask = (
  path: string,
  init: { method: string; redirect: "manual"; body: URLSearchParams },
) => Promise<Response> | Response;

/** What a browser would send after signing in as one of the demonstration's people, over the wire or within the process. */
export async function demoCookie(ask: Ask, who: "donor" | "staff" | "admin"): Promise<string> {
  const body = new URLSearchParams({ form: "demo", email: `${who}@example.org`, returnTo: "/" });
  const entered = await ask("/sign-in", { method: "POST", redirect: "manual", body });
  return entered.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
