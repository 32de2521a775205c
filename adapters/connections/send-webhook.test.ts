import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startReceiver } from "./receiver.fixtures.ts";
import { newWebhookSecret, webhookSender } from "./send-webhook.ts";

const receiver = await startReceiver();
const { sending, manners, got } = receiver;
const webhook = {
  messageId: "msg_1",
  url: receiver.url,
  body: '{"type":"webhook.test"}',
  secrets: [newWebhookSecret()],
};
const send = webhookSender(sending);

afterAll(() => receiver.stop());
beforeEach(() => {
  got.length = 0;
  manners.answer = (response) => response.end("thank you");
});

test("a message arrives as it was signed, and the answer's beginning is kept", async () => {
  expect(await send(webhook)).toMatchObject({ status: 200, problem: null, excerpt: "thank you" });
  expect(got).toMatchObject([
    {
      body: webhook.body,
      headers: {
        "content-type": "application/json",
        "webhook-id": "msg_1",
        "webhook-timestamp": expect.stringMatching(/^\d{10}$/),
        "webhook-signature": expect.stringMatching(/^v1,\S{44}$/),
      },
    },
  ]);
});

describe("a receiver that behaves badly", () => {
  test("and sends us elsewhere is not followed", async () => {
    manners.answer = (response) => response.writeHead(302, { location: receiver.url }).end();
    expect(await send(webhook)).toMatchObject({ status: 302 });
    expect(got).toHaveLength(1);
  });

  test("and breaks is told as it answered", async () => {
    manners.answer = (response) => response.writeHead(500).end("no\u0000\u001b[31m way");
    expect(await send(webhook)).toMatchObject({ status: 500, excerpt: "no [31m way" });
  });

  test("and never answers is left after a while", async () => {
    manners.answer = () => {};
    expect(await send(webhook)).toMatchObject({ status: null, problem: "timeout", excerpt: null });
  });

  test("and answers drop by drop is not waited for", async () => {
    manners.answer = (response) => {
      response.writeHead(200).write("a");
    };
    const outcome = await send(webhook);
    expect(outcome).toMatchObject({ status: 200, excerpt: "a" });
    expect(outcome.durationMs).toBeLessThan(3_000);
  });

  test("and answers without end is not read to it", async () => {
    let sent = 0;
    manners.answer = (response) => {
      const pour = (): void => {
        while (!response.destroyed && sent < 50_000_000) {
          sent += 65_536;
          if (!response.write("a".repeat(65_536))) {
            response.once("drain", pour);
            return;
          }
        }
      };
      pour();
    };
    const { status, excerpt } = await send(webhook);
    expect(status).toBe(200);
    expect(excerpt).toHaveLength(200);
    expect(sent).toBeLessThan(50_000_000);
  });

  test("and hangs up is no connection", async () => {
    manners.answer = (response) => response.destroy();
    expect(await send(webhook)).toMatchObject({ status: null, problem: "no_connection" });
  });

  test("and shows a certificate that nobody trusts, or one of another name, gets nothing", async () => {
    const { certificates: _, ...trusting } = sending;
    expect(await webhookSender(trusting)(webhook)).toMatchObject({ problem: "certificate" });
    const url = webhook.url.replace("hooks.example", "other.example");
    expect(await send({ ...webhook, url })).toMatchObject({ problem: "certificate" });
    expect(got).toEqual([]);
  });
});

describe("nothing is sent to", () => {
  const strict = (address: string) =>
    webhookSender({
      ...sending,
      permits: undefined,
      resolve: () => Promise.resolve([{ address, family: address.includes(":") ? 6 : 4 }]),
    });

  test("any address of a private network, however its name is written", async () => {
    const byte = fc.nat({ max: 255 });
    const inV4 = (start: string, rest: number) =>
      fc.array(byte, { minLength: rest, maxLength: rest }).map((bytes) => [start, ...bytes].join("."));
    const group = fc.nat({ max: 0xffff }).map((part) => part.toString(16));
    const inV6 = (start: string) =>
      fc.tuple(group, group).map(([a, b]) => `${start}:${a}:${b}`.replace("::::", "::"));
    const privateAddress = fc.oneof(
      ...["10", "127", "0", "224", "255"].map((start) => inV4(start, 3)),
      ...["192.168", "169.254", "172.16", "172.31", "100.64", "100.127"].map((start) => inV4(start, 2)),
      ...["fe80:", "fd00:", "fc00:", "ff02:", "::ffff:7f00"].map(inV6),
      fc.constantFrom("::1", "::", "169.254.169.254", "::ffff:10.0.0.1", "fd00:ec2::254"),
    );
    await fc.assert(
      fc.asyncProperty(privateAddress, async (address) => {
        const url = webhook.url.replace(`:${receiver.port}`, "");
        expect(await strict(address)({ ...webhook, url })).toMatchObject({ problem: "address_not_public" });
      }),
      { numRuns: 300 },
    );
    expect(got).toEqual([]);
  });

  test.each([
    "https://127.0.0.1/hook",
    "https://2130706433/hook",
    "https://0x7f.1/hook",
    "https://[::1]/hook",
    "https://[::ffff:169.254.169.254]/hook",
    "https://169.254.169.254/latest/meta-data",
  ])("%s", async (url) => {
    const resolve = () => Promise.reject(new Error("nobody is looked up"));
    expect(await webhookSender({ resolve })({ ...webhook, url })).toMatchObject({
      problem: "address_not_public",
    });
  });

  test("a name of which one address is private, or a port that is not that of the web", async () => {
    const resolve = () =>
      Promise.resolve([
        { address: "93.184.216.34", family: 4 },
        { address: "10.0.0.5", family: 4 },
      ]);
    const url = "https://hooks.example/hook";
    expect(await webhookSender({ resolve })({ ...webhook, url })).toMatchObject({
      problem: "address_not_public",
    });
    expect(await strict("93.184.216.34")(webhook)).toMatchObject({ problem: "address_not_public" });
  });

  test("the address a name leads to later: it is looked up once, and the connection goes where was looked", async () => {
    let asked = 0;
    const rebinding = () => {
      asked += 1;
      return Promise.resolve([{ address: asked === 1 ? "127.0.0.1" : "10.0.0.1", family: 4 }]);
    };
    expect(await webhookSender({ ...sending, resolve: rebinding })(webhook)).toMatchObject({ status: 200 });
    expect(asked).toBe(1);
  });

  test("a name that is nobody's", async () => {
    const resolve = () => Promise.reject(Object.assign(new Error("no"), { code: "ENOTFOUND" }));
    expect(await webhookSender({ ...sending, resolve })(webhook)).toMatchObject({ problem: "name_unknown" });
  });
});
