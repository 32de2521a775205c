import type { Hono } from "hono";
import type pg from "pg";
import type { RequestEnv } from "../context.ts";

/** A browser without a window: keeps cookies and follows no redirects. */
export function visitorOf(app: Hono<RequestEnv>, origin = "http://open-hand.test") {
  const jar = new Map<string, string>();
  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await app.request(new URL(path, origin).href, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) keep(jar, cookie);
    return response;
  };
  return {
    jar,
    get: (path: string, headers: Record<string, string> = {}) => request(path, { headers }),
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      request(path, { method: "POST", headers, body: new URLSearchParams(fields) }),
    /** A multipart form with a file, with its length. */
    upload: async (path: string, form: FormData) => {
      const sent = new Response(form);
      const body = await sent.arrayBuffer();
      const type = sent.headers.get("content-type") ?? "";
      const headers = { "content-type": type, "content-length": String(body.byteLength) };
      return request(path, { method: "POST", headers, body });
    },
    /** A file that is the body itself. */
    raw: (path: string, body: Uint8Array<ArrayBuffer>) =>
      request(path, { method: "POST", headers: { "content-length": String(body.length) }, body }),
    send: (method: string, path: string, body?: unknown) =>
      request(path, {
        method,
        ...(body !== undefined && {
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      }),
    user: async () => {
      const response = await request("/api/auth/user");
      return response.ok ? ((await response.json()) as { id: string; email: string; role: string }) : null;
    },
  };
}
export type TestVisitor = ReturnType<typeof visitorOf>;

/** A visitor who is signed in as one of the demo accounts. */
export async function demoVisitor(app: Hono<RequestEnv>, email: string): Promise<TestVisitor> {
  const visitor = visitorOf(app);
  await visitor.post("/sign-in", { form: "demo", email });
  return visitor;
}

/** The address behind the button of the newest mail to someone. */
export async function linkMailedTo(pool: pg.Pool, email: string): Promise<URL> {
  const { rows } = await pool.query<{ letter: { blocks: { kind: string; url?: string }[] } }>(
    `select letter from mail_outbox where kind = 'sign-in' and to_address = $1 and letter is not null
     order by created_at desc limit 1`,
    [email],
  );
  return new URL(rows[0]?.letter.blocks.find(({ kind }) => kind === "button")?.url ?? "");
}

export async function signInByLink(
  visitor: TestVisitor,
  pool: pg.Pool,
  email: string,
  returnTo = "/",
): Promise<Response> {
  await visitor.post("/sign-in", { form: "email", email, returnTo });
  const token = (await linkMailedTo(pool, email)).searchParams.get("token") ?? "";
  return visitor.post("/sign-in/link", { token });
}

function keep(jar: Map<string, string>, cookie: string): void {
  const [pair = ""] = cookie.split(";");
  const name = pair.slice(0, pair.indexOf("="));
  if (/max-age=0/i.test(cookie)) jar.delete(name);
  else jar.set(name, pair.slice(name.length + 1));
}
