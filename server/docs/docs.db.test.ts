import { execFile, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { serve, type ServerType } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newWebhookSecret, signedHeaders } from "#adapters/connections/send-webhook.ts";
import { messageTypes } from "#domain/connections/message-types.ts";
import { scopes } from "#domain/connections/scopes.ts";
import { languages } from "#domain/language.ts";
import { signInByLink, visitorOf } from "#server/auth/visitor.fixtures.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

const run = promisify(execFile);
const { pool } = await testDatabase("demonstration");
const { app } = await testApp(pool);
let server: ServerType;
let env: Record<string, string>;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  const admin = visitorOf(app);
  await signInByLink(admin, pool, "admin@example.org");
  const [token, webhook] = [randomUUID(), randomUUID()];
  const wish = { name: "Docs", scopes: ["gifts:read", "webhooks:manage"], lastDay: "", networks: "" };
  const made = await admin.send("POST", "/api/admin/tokens", { id: token, ...wish });
  const hook = { id: webhook, url: "https://hooks.example/hook", description: "", types: ["gift.settled"] };
  await admin.send("POST", "/api/admin/webhooks", hook);
  env = {
    PATH: process.env["PATH"] ?? "",
    OPEN_HAND: `http://127.0.0.1:${port}`,
    TOKEN: ((await made.json()) as { token: string }).token,
    WEBHOOK: webhook,
  };
});
afterAll(() => void server.close());

const page = async (language: string) => (await app.request(`/api/docs?language=${language}`)).text();

type Example = { name: string; language: string; code: string };

/** As somebody copies them from the page. */
const examples: Example[] = [
  ...(await page("en")).matchAll(/data-example="(\w+)" data-language="(\w+)"><code>([^]*?)<\/code><\/pre>/g),
].map(([, name = "", language = "", code = ""]) => ({ name, language, code: unescaped(code) }));

function unescaped(html: string): string {
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };
  return html.replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => signs[name] ?? "");
}

const commands: Record<string, readonly string[]> = {
  sh: ["sh", "-c"],
  js: ["node", "--input-type=module", "--eval"],
  py: ["python3", "-c"],
  php: ["php", "-r"],
};
const isThere = (language: string): boolean => {
  const [command = ""] = commands[language] ?? [];
  const needed = language === "sh" ? "curl" : command;
  return spawnSync(needed, ["--version"]).status === 0;
};
const outputOf = async (language: string, code: string): Promise<string> => {
  const [command = "", ...rest] = commands[language] ?? [];
  return (await run(command, [...rest, code.replace(/^<\?php/, "")], { env })).stdout;
};

describe("every example of the documentation runs", () => {
  const body = JSON.stringify({ type: "gift.settled", data: { reference: "é ✓" } });
  const secret = newWebhookSecret();
  const headers = signedHeaders({ id: "msg_1", at: new Date(), body, secrets: [newWebhookSecret(), secret] });
  const texts = (sent: string) => [JSON.stringify(headers), sent, secret].map((text) => JSON.stringify(text));
  const asking: Record<string, (sent: string) => string> = {
    js: (sent) => {
      const [told, text, key] = texts(sent);
      return `console.log(isFromOpenHand(JSON.parse(${told}), ${text}, ${key}))`;
    },
    py: (sent) => {
      const [told, text, key] = texts(sent);
      return `import json\nprint(is_from_open_hand(json.loads(${told}), ${text}, ${key}))`;
    },
    php: (sent) => {
      const quoted = [JSON.stringify(headers), sent, secret].map(
        (text) => `'${text.replaceAll("'", "\\'")}'`,
      );
      return `echo is_from_open_hand(json_decode(${quoted[0]}, true), ${quoted[1]}, ${quoted[2]}) ? 'true' : 'false';`;
    },
  };

  test("and there are some in each of the languages", () => {
    expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(Object.keys(commands)));
  });

  const shown: Record<string, string> = {
    public: "dubai-senior-care-network",
    gifts: "COMPLETED",
    resend: '{"resent":0}',
  };

  test.for(examples.filter(({ name }) => name !== "verify"))(
    "$name in $language",
    async ({ name, language, code }, { skip }) => {
      skip(!isThere(language), `${language} is not installed`);
      expect(await outputOf(language, code)).toContain(shown[name]);
    },
  );

  test.for(examples.filter(({ name }) => name === "verify"))(
    "a signature is checked in $language, and one of another body refused",
    async ({ language, code }, { skip }) => {
      skip(!isThere(language), `${language} is not installed`);
      const verdict = async (sent: string) =>
        (await outputOf(language, `${code}\n${asking[language]?.(sent) ?? ""}`)).trim().toLowerCase();
      expect(await verdict(body)).toBe("true");
      expect(await verdict(`${body} `)).toBe("false");
    },
  );
});

describe("the documentation", () => {
  test.each(languages)("names every scope, message and call in %s, with no script", async (language) => {
    const html = await page(language);
    for (const word of [...scopes, ...messageTypes]) expect(html).toContain(`<code dir="ltr">${word}</code>`);
    expect(html).toContain("GET /api/admin/donations");
    expect(html).toContain(`lang="${language}"`);
    expect(html).not.toMatch(/<script|api-docs\./);
    expect(Buffer.byteLength(html)).toBeLessThan(150_000);
  });
});
