import { expect, test } from "vitest";
import { isReachable } from "./adapter.ts";

test.each([
  "http://localhost:3000",
  "http://shop.localhost",
  "http://127.0.0.1:3000",
  "http://127.8.8.8",
  "http://[::1]:3000",
  "http://0.0.0.0",
  "http://10.1.2.3",
  "http://172.16.0.9",
  "http://172.31.255.1",
  "http://192.168.1.20:8080",
  "http://169.254.1.1",
  "http://100.64.0.1",
  "http://[fd12:3456::1]",
  "http://[fe80::1]",
  "http://[::ffff:192.168.1.20]",
  "http://nas.local",
  "http://nas.local.",
  "http://server",
  "https://site.internal",
])("Mollie is not given %s to call", (url) => {
  expect(isReachable(url)).toBe(false);
});

test.each([
  "https://open-hand.example",
  "https://example.org:8443/base",
  "http://172.32.0.1",
  "http://8.8.8.8",
])("Mollie can call %s", (url) => {
  expect(isReachable(url)).toBe(true);
});
