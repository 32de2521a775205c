import { expect, test } from "vitest";
import type { Paper } from "#app/papers/paper.ts";
import { pdfWorker } from "./pdf-worker.ts";

/** In place of the build: it draws nothing but what a paper is called. */
const built = `data:text/javascript,${encodeURIComponent(
  "export const renderPaper = async ({ name }) => new TextEncoder().encode(name);",
)}`;

test("a receipt is made before every paper that waits, whoever asked for it first", async () => {
  const render = pdfWorker(built);
  const made: string[] = [];
  const order = async (kind: Paper["kind"], name: string) => {
    const bytes = await render({ kind, name } as unknown as Paper, "en");
    made.push(new TextDecoder().decode(bytes));
  };
  await Promise.all([
    order("annual-statement", "under way"),
    order("annual-statement", "a statement"),
    order("periodic-agreement", "an agreement"),
    order("annual-report", "a report"),
    order("receipt", "a receipt"),
  ]);
  expect(made).toEqual(["under way", "a receipt", "a statement", "an agreement", "a report"]);
});
