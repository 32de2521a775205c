import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { cappedProgress } from "./capped-progress.ts";
import { Progress } from "./progress.tsx";

describe("progress", () => {
  test("has a maximum of 100 unless told otherwise", () => {
    expect(cappedProgress(40)).toEqual({ value: 40, max: 100, share: 0.4 });
    expect(renderToStaticMarkup(<Progress value={40} label="Upload" />)).toContain('aria-valuemax="100"');
  });

  test("is never less than nothing and never more than everything", () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.integer({ min: 1 }),
        (value, max) => {
          const { value: capped, share } = cappedProgress(value, max);
          expect(capped).toBeGreaterThanOrEqual(0);
          expect(capped).toBeLessThanOrEqual(max);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test("beyond its goal shows a full bar", () => {
    const html = renderToStaticMarkup(<Progress value={130} label="Upload" />);
    expect(html).toContain('aria-valuenow="100"');
    expect(html).toContain("inline-size:100%");
  });

  test("that nobody knows has no number", () => {
    const html = renderToStaticMarkup(<Progress value={null} label="Upload" />);
    expect(html).toContain('role="progressbar"');
    expect(html).not.toContain("aria-valuenow");
  });

  test.each([
    [1, 0],
    [1, -5],
    [Number.NaN, 100],
    [1, Number.POSITIVE_INFINITY],
  ])("cannot be shown for %d of %d", (value, max) => {
    expect(() => cappedProgress(value, max)).toThrow("No progress can be shown");
  });
});
