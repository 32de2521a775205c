import { expect, test, vi } from "vitest";
import { paperTexts } from "./paper-texts.fixtures.ts";
import { papers } from "./papers.fixtures.ts";
import { renderPaper } from "./render-paper.tsx";

// Before the renderer is loaded: it captures console.error and would print the whole tree.
const log = vi.hoisted(() => vi.spyOn(console, "error").mockImplementation(() => {}));

test("what goes wrong inside a paper is told by its true reason, and the next paper is made as ever", async () => {
  const speechless = {
    ...paperTexts("en"),
    text: () => {
      throw new Error("no words for this");
    },
  };
  await expect(renderPaper(papers.receipt, speechless)).rejects.toThrow("no words for this");
  expect(log).toHaveBeenCalled();
  expect((await renderPaper(papers.receipt, paperTexts("en"))).length).toBeGreaterThan(10_000);
}, 60_000);
