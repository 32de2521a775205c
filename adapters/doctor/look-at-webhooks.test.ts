import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { lookAtWebhooks } from "./look-at-webhooks.ts";

const told: string[] = [];
let status = 200;
const server = createServer((request, response) => {
  told.push(`${request.method} ${request.url} ${String(request.headers["x-open-hand-doctor"])}`);
  response.writeHead(status, { "x-request-id": "1" }).end();
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => void server.close());
const at = server.address();
const publicUrl = `http://127.0.0.1:${typeof at === "object" ? at?.port : 0}`;
const idsWith = async (next: number, ...names: string[]) => {
  status = next;
  return (await lookAtWebhooks({ publicUrl, providers: names.map((name) => ({ name })) })).map(
    ({ id, why }) => `${id} ${why}`,
  );
};

test("a notice that says nothing is answered as this program answers it, and is marked as the doctor's", async () => {
  expect(await idsWith(200, "mollie")).toEqual([]);
  expect(await idsWith(400, "stripe")).toEqual([]);
  expect(told).toEqual(["POST /api/webhooks/mollie knocks", "POST /api/webhooks/stripe knocks"]);
});

test("a proxy that keeps notices out is told, and so is silence", async () => {
  expect(await idsWith(403, "stripe", "mollie")).toEqual([
    "webhook_unreachable 403",
    "webhook_unreachable 403",
  ]);
  const silent = await lookAtWebhooks({ publicUrl: "http://127.0.0.1:1", providers: [{ name: "stripe" }] });
  expect(silent).toMatchObject([{ id: "webhook_unreachable" }]);
});
