import { connect, type Socket } from "node:net";

/** What a visitor of each page met, in a few words; a stack trace or a silence is a fault of ours. */
export type Seen = Readonly<{ words: string; isBad: boolean }>;

const patienceMs = 25_000;
export const traces = /\bat [^\n]+:\d+:\d+|node_modules|ECONN|SQLSTATE/;
const words: readonly [RegExp, string][] = [
  [/Online doneren is niet mogelijk/, "giving is not possible just now"],
  [/Online doneren is nu niet mogelijk/, "giving does not work"],
  [/Online doneren: werkt\./, "giving works"],
  [/Wij kunnen onze gegevens nu niet bereiken/, "back in a moment"],
  [/erg druk/, "very busy"],
  [/Er ging bij ons iets mis/, "something went wrong"],
];

export async function lookAt(url: string, path: string): Promise<Seen> {
  try {
    const answer = await fetch(url + path, {
      headers: { accept: "text/html", "accept-encoding": "identity" },
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await answer.text();
    const said =
      words.find(([pattern]) => pattern.test(text))?.[1] ?? (answer.ok ? "the page" : "an error page");
    return { words: `${answer.status} ${said}`, isBad: traces.test(text) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return { words: isLate ? "no answer in time" : "nobody there", isBad: true };
  }
}

/** Connections that send this and then nothing more. Resolves when all are there. */
export async function openMany(port: number, count: number, bytes: string): Promise<Socket[]> {
  const sockets: Socket[] = [];
  const openOne = (): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        if (bytes) socket.write(bytes);
        sockets.push(socket);
        resolve();
      });
      socket.on("error", () => resolve());
    });
  const atOnce = 200;
  for (let opened = 0; opened < count; opened += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, count - opened) }, openOne));
  return sockets;
}
