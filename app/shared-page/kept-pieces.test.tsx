import { useId, type ReactNode } from "react";
import { useSearch } from "wouter";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useUser } from "../data/site.ts";
import { useApi } from "../data/use-api.tsx";
import type { Drawing } from "./draw-shared.tsx";
import { isApart, pieceOf } from "./kept-pieces.tsx";
import { NotingCache } from "./noting-cache.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

const donor = { id: "u1", firstName: "Noor", role: "DONOR" };
const promises = [{ id: "p1", text: "a meal" }];

/** A page as the server draws it: only what pieces read of it. */
type Asked = { user?: unknown; search?: string; path?: string; answers?: { promises: typeof promises } };
function pageOf({ user = null, search = "", path = "/donate", answers = { promises } }: Asked = {}): Drawing {
  const cache = new NotingCache(() => Promise.reject(new Error("Nothing is asked for")), {
    "/api/auth/user": user,
    "/api/promises": answers.promises,
  });
  return {
    cache,
    state: { language: "en", base: "", publicUrl: "", answers: { "/api/auth/user": user } },
    i18n: { language: "en", messages: {} },
    ssrPath: path,
    ssrSearch: search,
  } as unknown as Drawing;
}

const drawn = vi.fn<() => void>();
function Promised() {
  drawn();
  const { data = [] } = useApi("/api/promises");
  return <p>{data.map(({ text }) => text)}</p>;
}
const Asked = () => <p>{useSearch()}</p>;
const Greeted = () => <p>{useUser()?.firstName ?? "nobody"}</p>;
const Numbered = () => <p id={useId()}>one</p>;
const Pictured = () => <img src="/a.webp" alt="" fetchPriority="high" />;

const ask = (name: string, node: ReactNode, page = pageOf(), of: readonly unknown[] = []) =>
  pieceOf({ name, node, of }, page);

test("a piece is drawn once for all who ask for the page, and stays the same thing", () => {
  const first = ask("promised", <Promised />);
  const next = ask("promised", <Promised />, pageOf({ search: "custom=12", user: null }));
  expect(first).toEqual({ text: "<p>a meal</p>", isShared: true });
  expect(next).toBe(first);
  expect(drawn).toHaveBeenCalledTimes(1);
});

test("it is drawn again for another answer, another thing, another page, and after ten seconds", () => {
  const first = ask("again", <Promised />, pageOf(), [1]);
  const other = { promises: [{ id: "p1", text: "a blanket" }] };
  expect(ask("again", <Promised />, pageOf({ answers: other }), [1])?.text).toBe("<p>a blanket</p>");
  expect(ask("again", <Promised />, pageOf({ answers: other }), [2])).not.toBe(first);
  expect(ask("again", <Promised />, pageOf({ path: "/nl/donate" }), [1])).not.toBe(first);
  const kept = ask("again", <Promised />, pageOf(), [1]);
  vi.advanceTimersByTime(9_999);
  expect(ask("again", <Promised />, pageOf(), [1])).toBe(kept);
  vi.advanceTimersByTime(1);
  expect(ask("again", <Promised />, pageOf(), [1])).not.toBe(kept);
});

test.each([
  ["what was asked", <Asked key="" />],
  ["an id that only the page can give", <Numbered key="" />],
  ["something in the head of the page", <Pictured key="" />],
])("what reads or needs %s is drawn in its place", (name, node) => {
  expect(isApart(pageOf(), name)).toBe(true);
  expect(ask(name, node)).toBeNull();
  expect(isApart(pageOf(), name)).toBe(false);
});

test("what says who is there is kept for nobody who is signed in", () => {
  expect(ask("greeted", <Greeted />)?.text).toBe("<p>nobody</p>");
  const theirs = pageOf({ user: donor });
  expect(ask("greeted", <Greeted />, theirs)).toBeNull();
  expect(isApart(theirs, "greeted")).toBe(false);
  expect(ask("greeted", <Greeted />)?.text).toBe("<p>nobody</p>");
});
