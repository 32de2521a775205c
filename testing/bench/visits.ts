import { request } from "node:http";
import { connect } from "node:net";
import { readFileSync } from "node:fs";

type Visits = {
  port: number;
  /** Asked for each visit: a page with another question each time has another address each time. */
  path: (number: number) => string;
  cookie?: string;
  seconds: number;
  visitors: number;
};
type Visited = { answers: number; seconds: number; refused: number };

const encodings = "gzip, deflate, br, zstd";
/** More than the head of any answer, which comes in one piece with its first bytes. */
const headBytes = 4096;

/**
 * Visitors who ask for a page, wait for it whole and ask again, each on a connection of their own. They know just enough HTTP for
 * that: they share the machine's cores with the program that is measured.
 */
export async function visit({ port, path, cookie, seconds, visitors }: Visits): Promise<Visited> {
  const headers =
    ` HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/html,*/*\r\nAccept-Encoding: ${encodings}\r\n` +
    `Accept-Language: nl,en;q=0.8\r\nUser-Agent: bench\r\n${cookie ? `Cookie: ${cookie}\r\n` : ""}`;
  const started = performance.now();
  const until = started + seconds * 1000;
  let [number, answers, refused] = [0, 0, 0];
  await Promise.all(Array.from({ length: visitors }, visitor));
  return { answers, refused, seconds: (performance.now() - started) / 1000 };

  function visitor(): Promise<void> {
    return new Promise((resolve, reject) => {
      /** Bytes of the answer that are still to come. */
      let left = 0;
      const socket = connect(port, "127.0.0.1").setNoDelay().on("error", reject);
      const ask = (): void => {
        if (performance.now() < until)
          return void socket.write(`GET ${path(number)}${headers}${from(number++)}\r\n`);
        socket.destroy();
        resolve();
      };
      socket.on("connect", ask).on("data", (chunk: Buffer) => {
        if (left === 0) {
          const head = chunk.toString("latin1", 0, headBytes);
          if (!head.startsWith("HTTP/1.1 200")) refused += 1;
          left = head.indexOf("\r\n\r\n") + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
        }
        left -= chunk.length;
        if (left > 0) return;
        if (left !== 0) return reject(new Error("An answer does not say its length"));
        answers += 1;
        ask();
      });
    });
  }
}

/** Visitors come from many places: one who asks for thousands of pages that have to be drawn is refused. */
const from = (number: number): string =>
  `X-Forwarded-For: 10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}\r\n`;

/** The head and the body of an answer as they travel: compressed. */
export function asSent(
  port: number,
  path: string,
): Promise<{ headers: Record<string, string>; body: string }> {
  return new Promise((resolve, reject) => {
    const options = { port, path, host: "127.0.0.1", headers: { "accept-encoding": encodings } };
    request(options, async (answer) => {
      // What Node writes into every answer by itself.
      const { date: _, connection: __, "keep-alive": ___, ...headers } = answer.headersDistinct;
      const chunks = await answer.toArray();
      resolve({
        headers: Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, String(values)])),
        body: Buffer.concat(chunks).toString("base64"),
      });
    })
      .on("error", reject)
      .end();
  });
}

/** Milliseconds of processor time so far, of all threads of a process; 0 where the system does not tell. */
export function cpuOf(pid: number | undefined): number {
  return (Number(statOf(pid)[11]) + Number(statOf(pid)[12])) * 10 || 0;
}

/** Megabytes of memory that a process has; 0 where the system does not tell. */
export function memoryOf(pid: number | undefined): number {
  return (Number(statOf(pid)[21]) * 4096) / 1e6 || 0;
}

function statOf(pid: number | undefined): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  } catch {
    return [];
  }
}
