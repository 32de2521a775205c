import { expect, test } from "vitest";
import { isOnThisMachine } from "./on-this-machine.ts";

test("a name or address that leads nowhere else is on this machine", () => {
  const here = [
    "localhost",
    "LOCALHOST.",
    "127.0.0.1",
    "127.8.0.9",
    "::1",
    "[::1]",
    "open-hand.localhost",
    "a.test",
  ];
  const elsewhere = [
    "127.0.0.1.evil.example",
    "128.0.0.1",
    "10.0.0.1",
    "localhost.example",
    "::2",
    "openhand.nl",
    "",
  ];
  expect(here.filter((host) => !isOnThisMachine(host))).toEqual([]);
  expect(elsewhere.filter(isOnThisMachine)).toEqual([]);
});
