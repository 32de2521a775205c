import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toasts } from "../components/ui/toast-store.ts";
import { isUnauthorized, signInAgain } from "./sign-in-again.ts";

const replace = vi.fn<(address: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { location: { pathname: "/nl/dashboard", search: "?a=1", replace } });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  replace.mockClear();
});

test.each([
  ['401: {"message":"Unauthorized"}', true],
  ["401: Niet ingelogd", false],
  ["403: Unauthorized", false],
  ["500: after 401: Unauthorized", false],
])("a call that failed with %s means signed out: %s", (message, expected) => {
  expect(isUnauthorized(new Error(message))).toBe(expected);
});

test("someone signed out is told so, and half a second later brought to the sign-in and back", () => {
  signInAgain((id) => id);
  expect(toasts.current()[0]).toMatchObject({
    title: "shell.unauthorized.title",
    description: "shell.unauthorized.text",
    look: "destructive",
  });
  vi.advanceTimersByTime(499);
  expect(replace).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(replace.mock.calls).toEqual([["/api/login?returnTo=%2Fnl%2Fdashboard%3Fa%3D1"]]);
});

test("several refusals at once are told once", () => {
  signInAgain((id) => id);
  const [first] = toasts.current();
  signInAgain((id) => id);
  expect(toasts.current()[0]?.id).toBe(first?.id);
  vi.advanceTimersByTime(5000);
  expect(replace).toHaveBeenCalledTimes(1);
});

test("whoever leaves the page in that time is not followed", () => {
  signInAgain((id) => id)();
  vi.advanceTimersByTime(5000);
  expect(replace).not.toHaveBeenCalled();
});
