import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followFigures } from "./follow-figures.ts";

/** What of a browser it needs: a document that is looked at or not, and connections that tests hold in their hand. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: Source[] = [];
  readyState = 1;
  constructor() {
    super();
    Source.opened.push(this);
  }
  close(): void {
    this.readyState = Source.CLOSED;
  }
}
const page = Object.assign(new EventTarget(), { hidden: false });
const look = (hidden: boolean): void => {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
};
const asked = vi.fn<() => Promise<Response>>(async () => Response.json([{ id: "beds", raisedCents: 9 }]));
let taken: unknown[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Source);
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", asked);
  page.hidden = false;
  Source.opened.length = 0;
  taken = [];
  asked.mockClear();
  stop = followFigures((figures) => void taken.push(figures));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const newest = (): Source | undefined => Source.opened.at(-1);

test("takes what it is told", () => {
  newest()?.dispatchEvent(new MessageEvent("message", { data: '{"raised":5}' }));
  expect(taken).toEqual([{ raised: 5 }]);
});

test("listens only while somebody looks", () => {
  look(true);
  expect(newest()?.readyState).toBe(Source.CLOSED);
  expect(Source.opened).toHaveLength(1);
  look(false);
  expect(Source.opened).toHaveLength(2);
});

test("where it was refused it asks when somebody comes back to the page, once a minute at most", async () => {
  newest()?.close();
  newest()?.dispatchEvent(new Event("error"));
  look(false);
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  look(false);
  look(false);
  await vi.waitFor(() => expect(taken).toEqual([{ "raised-for-beds": 9 }]));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(Source.opened).toHaveLength(1);
});

test("a connection that was lost is the browser's to take up again", () => {
  newest()?.dispatchEvent(new Event("error"));
  vi.advanceTimersByTime(120_000);
  look(false);
  expect(asked).not.toHaveBeenCalled();
  expect(Source.opened).toHaveLength(1);
});

test("is done when the last campaign ends", () => {
  newest()?.dispatchEvent(new Event("over"));
  expect(newest()?.readyState).toBe(Source.CLOSED);
  look(false);
  expect(Source.opened).toHaveLength(1);
});
