import fc from "fast-check";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress, networkRange } from "./client-address.ts";
import type { RequestEnv } from "../context.ts";

type Asked = { proxies?: number; forwarded?: string; socket?: string };

async function addressOf({ proxies = 0, forwarded, socket }: Asked): Promise<string> {
  const app = new Hono<RequestEnv>().get("/", (c) => c.text(clientAddress(c, proxies)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const env = socket === undefined ? {} : { incoming: { socket: { remoteAddress: socket } } };
  return (await app.request("/", { headers }, env)).text();
}

test("without a proxy the connection tells, whatever the visitor claims", async () => {
  await fc.assert(
    fc.asyncProperty(fc.ipV4(), async (claimed) => {
      expect(await addressOf({ forwarded: claimed, socket: "192.0.2.7" })).toBe("192.0.2.7");
    }),
  );
});

test("with one proxy its own word counts and the visitor's does not", async () => {
  expect(await addressOf({ proxies: 1, forwarded: "1.1.1.1, 203.0.113.9", socket: "10.0.0.1" })).toBe(
    "203.0.113.9",
  );
});

test("with two proxies the address before the last counts", async () => {
  const forwarded = "6.6.6.6, 203.0.113.9, 10.0.0.2";
  expect(await addressOf({ proxies: 2, forwarded, socket: "10.0.0.1" })).toBe("203.0.113.9");
});

test("a header that is missing, too short or no address leaves the connection's", async () => {
  for (const forwarded of [undefined, "", "203.0.113.9", "nonsense, 10.0.0.2"]) {
    expect(
      await addressOf({ proxies: 2, ...(forwarded !== undefined && { forwarded }), socket: "10.0.0.1" }),
    ).toBe("10.0.0.1");
  }
});

test("an IPv4 address is the same however it is written", async () => {
  expect(await addressOf({ socket: "::ffff:192.0.2.7" })).toBe("192.0.2.7");
});

test("a household's IPv6 network counts as one address", async () => {
  expect(await addressOf({ socket: "2001:db8:1:2:aaaa::1" })).toBe("2001:db8:1:2::/64");
  expect(await addressOf({ socket: "2001:0db8:0001:0002:ffff:ffff:ffff:ffff" })).toBe("2001:db8:1:2::/64");
  expect(await addressOf({ socket: "2001:db8::1" })).toBe("2001:db8:0:0::/64");
  expect(await addressOf({ socket: "fe80::1%eth0" })).toBe("fe80:0:0:0::/64");
  expect(await addressOf({ socket: "::1" })).toBe("0:0:0:0::/64");
});

test("the range of an address is a /24 of IPv4 and a /48 of IPv6", () => {
  expect(networkRange("192.0.2.7")).toBe("192.0.2.0/24");
  expect(networkRange("2001:db8:1:2::/64")).toBe("2001:db8:1::/48");
  expect(networkRange("0:0:0:0::/64")).toBe("0:0:0::/48");
  expect(networkRange("unknown")).toBe("unknown");
});

test("where nothing is known, all share one limit", async () => {
  expect(await addressOf({})).toBe("unknown");
});
