import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { everyMs, heartbeatMs, liveHub, stayMs } from "./live-hub.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const decoder = new TextDecoder();

/** A hub over one sum that tests change, and someone who reads all that comes. */
function campaign({ most = 10, mostPerAddress = 10 } = {}) {
  const books = { raised: 100 as number | null, asked: 0 };
  const hub = liveHub({
    most,
    mostPerAddress,
    read: async () => {
      books.asked += 1;
      return books.raised === null ? null : { raised: asCents(books.raised) };
    },
  });
  const come = async (address = "a", lastSeen?: string) => {
    const joined = await hub.join(address, lastSeen);
    if (typeof joined === "string") return joined;
    const heard = { text: "", ended: false };
    const reader = joined.stream.getReader();
    const listen = async (): Promise<void> => {
      const { value, done } = await reader.read();
      heard.ended = done;
      heard.text += value ? decoder.decode(value) : "";
      if (!done) return listen();
    };
    void listen();
    await vi.advanceTimersByTimeAsync(0);
    return { heard, leave: () => reader.cancel() };
  };
  const listener = async (address?: string, lastSeen?: string) => {
    const joined = await come(address, lastSeen);
    if (typeof joined === "string") throw new Error(`Sent away: ${joined}`);
    return joined;
  };
  return { books, hub, come, listener };
}

const sumsIn = (text: string): number[] =>
  [...text.matchAll(/"raised":(\d+)/g)].map(([, sum]) => Number(sum));
const idIn = (text: string): string | undefined => /^id: (.+)$/m.exec(text)?.[1];

test("who comes is told how things stand, and then of changes, however many gifts made them", async () => {
  const { books, listener } = campaign();
  const { heard } = await listener();
  expect(heard.text).toMatch(/^retry: \d+\n\nid: [\w-]+\ndata: {"raised":100}\n\n$/);
  for (let gift = 0; gift < 50; gift += 1) books.raised = 101 + gift;
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(sumsIn(heard.text)).toEqual([100, 150]);
  await vi.advanceTimersByTimeAsync(everyMs * 3);
  expect(sumsIn(heard.text)).toEqual([100, 150]);
});

test("the books are asked once for all, and not at all when nobody listens", async () => {
  const { books, listener } = campaign();
  const all = await Promise.all(Array.from({ length: 5 }, () => listener()));
  expect(books.asked).toBe(1);
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(books.asked).toBe(2);
  for (const { leave } of all) await leave();
  await vi.advanceTimersByTimeAsync(everyMs * 10);
  expect(books.asked).toBeLessThanOrEqual(3);
});

test("who comes back, to whichever instance, is not told what they saw", async () => {
  const { heard } = await campaign().listener();
  const back = await campaign().listener("a", idIn(heard.text));
  expect(sumsIn(back.heard.text)).toEqual([]);
  const other = await campaign().listener("a", "another");
  expect(sumsIn(other.heard.text)).toEqual([100]);
});

test("a quiet connection shows that it is alive, and ends after a while", async () => {
  const { hub, listener } = campaign();
  const { heard } = await listener();
  await vi.advanceTimersByTimeAsync(heartbeatMs + everyMs);
  expect(heard.text).toMatch(/\n\n:\n\n$/);
  expect(heard.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(stayMs);
  expect(heard.ended).toBe(true);
  expect(hub.listening()).toBe(0);
});

test("there are so many places at an instance and from an address, and who leaves makes room", async () => {
  const { come, listener } = campaign({ most: 3, mostPerAddress: 2 });
  const first = await listener("a");
  await listener("a");
  expect(await come("a")).toBe("full");
  await listener("b");
  expect(await come("c")).toBe("full");
  await first.leave();
  await listener("c");
});

test("when the last campaign ends all are told, and who comes then finds nothing to listen to", async () => {
  const { books, come, listener } = campaign();
  const { heard } = await listener();
  books.raised = null;
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(heard.text).toMatch(/event: over\ndata:\n\n$/);
  expect(heard.ended).toBe(true);
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(await come()).toBe("over");
});

test("who does not read is let go", async () => {
  const { books, hub } = campaign();
  await hub.join("a", undefined);
  for (let gift = 0; gift < 15; gift += 1) {
    books.raised = 200 + gift;
    await vi.advanceTimersByTimeAsync(everyMs);
  }
  expect(hub.listening()).toBe(0);
});

test("a server that stops lets everybody go at once and takes nobody on", async () => {
  const { hub, come, listener } = campaign();
  const { heard } = await listener();
  hub.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard.ended).toBe(true);
  expect(await come()).toBe("full");
});
