import { expect, test } from "vitest";
import {
  changePicture,
  maxPictureBytes,
  importProviderPicture,
  type NoPicture,
  type OwnPicture,
  type PictureSource,
} from "./own-picture.ts";

const day = 24 * 60 * 60 * 1000;

function foundation({ refusal, allowed = true }: { refusal?: NoPicture; allowed?: boolean } = {}) {
  const kept = new Map<string, { picture: OwnPicture | null; source: PictureSource; keptAt: Date }>();
  const fetched: string[] = [];
  const time = { now: new Date("2026-03-01T12:00:00Z") };
  const needs = {
    pictures: {
      find: async (userId: string) => kept.get(userId)?.picture ?? null,
      current: async (userId: string) => kept.get(userId) ?? null,
      keep: async (userId: string, picture: OwnPicture, source: PictureSource, keptAt: Date) =>
        void kept.set(userId, { picture, source, keptAt }),
      remove: async (userId: string, keptAt: Date) =>
        void kept.set(userId, { picture: null, source: "none", keptAt }),
    },
    redrawSquare: async (bytes: Uint8Array) => refusal ?? { bytes, hash: `hash of ${bytes.length}` },
    fetchPicture: async (url: string) => {
      fetched.push(url);
      return url.startsWith("https:")
        ? { ok: true as const, bytes: new Uint8Array(3) }
        : { ok: false as const, reason: "not_https" };
    },
    allow: async () => (allowed ? { ok: true as const } : { ok: false as const, retryAfterSeconds: 60 }),
    clock: () => time.now,
  };
  return {
    kept,
    fetched,
    needs,
    change: changePicture(needs),
    take: importProviderPicture(needs),
    pass: (ms: number) => void (time.now = new Date(time.now.getTime() + ms)),
  };
}
const theirs = "https://pictures.example/anna.jpg";

test("a picture that is sent is kept as it was drawn anew, and the next one takes its place", async () => {
  const { change, kept } = foundation();
  expect(await change("anna", new Uint8Array(1))).toEqual({ ok: true });
  expect(await change("anna", new Uint8Array(2))).toEqual({ ok: true });
  expect(kept.get("anna")).toMatchObject({ picture: { hash: "hash of 2" }, source: "upload" });
});

test("nothing, too much, too often and what is no picture are refused, and what stood stays", async () => {
  const none = foundation();
  expect(await none.change("anna", new Uint8Array(0))).toEqual({ ok: false, reason: "missing" });
  expect(await none.change("anna", new Uint8Array(maxPictureBytes + 1))).toEqual({
    ok: false,
    reason: "too_large",
  });
  const often = await foundation({ allowed: false }).change("anna", new Uint8Array(1));
  expect(often).toEqual({ ok: false, reason: "too_many", retryAfterSeconds: 60 });
  const strange = foundation({ refusal: "script_inside" });
  expect(await strange.change("anna", new Uint8Array(1))).toEqual({ ok: false, reason: "script_inside" });
  expect([none.kept.size, strange.kept.size]).toEqual([0, 0]);
});

test("the provider's picture is taken when there is none, and again after a week", async () => {
  const { take, fetched, kept, pass } = foundation();
  expect(await take("anna", theirs)).toEqual({ ok: true });
  expect(kept.get("anna")).toMatchObject({ source: "provider" });
  pass(6 * day);
  await take("anna", theirs);
  expect(fetched).toHaveLength(1);
  pass(2 * day);
  await take("anna", theirs);
  expect(fetched).toHaveLength(2);
});

test("who chose a picture here, or none, is not given the provider's", async () => {
  const { change, needs, take, fetched, pass } = foundation();
  await change("anna", new Uint8Array(1));
  await needs.pictures.remove("ben", needs.clock());
  pass(30 * day);
  await take("anna", theirs);
  await take("ben", theirs);
  expect(fetched).toEqual([]);
});

test("a provider's picture that cannot be had leaves nothing but its reason", async () => {
  const { take, kept } = foundation();
  expect(await take("anna", "http://pictures.example/anna.jpg")).toEqual({ ok: false, reason: "not_https" });
  const strange = foundation({ refusal: "not_a_picture" });
  expect(await strange.take("anna", theirs)).toEqual({ ok: false, reason: "not_a_picture" });
  expect([kept.size, strange.kept.size]).toEqual([0, 0]);
});
