import { expect, test } from "vitest";
import { drawnPicture } from "./sign-in-api.ts";

test("a person's picture is a tile with their initial, always the same, and holds nothing they could have put into it", () => {
  const picture = drawnPicture({ id: "u1", name: "noor" });
  expect(picture).toContain(">N</text>");
  expect(picture).toBe(drawnPicture({ id: "u1", name: "noor" }));
  expect(picture).not.toBe(drawnPicture({ id: "u2", name: "noor" }));
  expect(drawnPicture({ id: "u1", name: "<script>" })).toContain(">&lt;</text>");
});
