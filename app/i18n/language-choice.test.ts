import { afterEach, expect, test, vi } from "vitest";
import { chooseLanguage } from "./language-choice.ts";

afterEach(() => vi.unstubAllGlobals());

function browserAt(address: string) {
  const { pathname, search, hash } = new URL(address);
  const assign = vi.fn<(to: string) => void>();
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("window", {
    localStorage: { setItem: () => {} },
    location: { pathname, search, hash, assign, reload: () => {} },
  });
  return assign;
}

test("another language under /nl leads to the same page without it", () => {
  const assign = browserAt("http://own.test/nl/projects?year=2026");
  chooseLanguage("en");
  expect(assign).toHaveBeenCalledWith("/projects?year=2026");
});

test("choosing a language never leads away from this site", () => {
  const assign = browserAt("http://own.test/nl//evil.example/x");
  chooseLanguage("en");
  const [to = ""] = assign.mock.calls[0] ?? [];
  expect(new URL(to, "http://own.test").host).toBe("own.test");
});
