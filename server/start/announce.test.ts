import { expect, test } from "vitest";
import { announcement } from "./announce.ts";
import { readConfig } from "../config.ts";

test("the address it prints is the address its mails use", () => {
  const config = readConfig({ PORT: "3200" });
  expect(announcement(config, 3200)[0]).toBe(`Open Hand listens at ${config.publicUrl}`);
  expect(config.publicUrl).toBe("http://localhost:3200");
});

test("behind a proxy it says where the proxy finds it", () => {
  const config = readConfig({ DEMO_PUBLIC: "yes", HOST: "::", PUBLIC_URL: "https://try.example" });
  expect(announcement(config, 3000)[0]).toBe(
    "Open Hand listens at http://[::]:3000, for visitors of https://try.example",
  );
});
