import { spawn } from "node:child_process";
import { pipeline } from "node:stream/promises";
import { text } from "node:stream/consumers";
import { segmentAt } from "#domain/backup/kept-log.ts";
import { StartRefusal } from "../start-refusal.ts";

/** In English, so that where the copy begins can be read. */
const plainWords = { ...process.env, LC_ALL: "C" };

/** The output of `pg_basebackup` with the WAL that completes it. Returns the start of the WAL at the end. */
export function serverCopy(
  server: string,
): Readonly<{ tar: AsyncIterable<Uint8Array>; begins: Promise<string> }> {
  const child = spawn(
    "pg_basebackup",
    ["-d", server, "-D", "-", "-Ft", "-X", "fetch", "-c", "fast", "-v", "-w"],
    { env: plainWords, stdio: ["ignore", "pipe", "pipe"] },
  );
  const said = text(child.stderr);
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", () =>
      reject(new StartRefusal("pg_basebackup is not installed: Debian's postgresql-client has it.")),
    );
    child.once("close", (code) => {
      if (code === 0) resolve();
      else void said.then((words) => reject(new StartRefusal(`The server was not copied. ${words.trim()}`)));
    });
  });
  ended.catch(() => {});
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield* child.stdout;
    // A copy that ended early is not usable.
    await ended;
  }
  const begins = said.then((words) => {
    const [, high, low, timeline] =
      /log start point: ([0-9A-F]+)\/([0-9A-F]+) on timeline (\d+)/.exec(words) ?? [];
    if (!high || !low || !timeline)
      throw new StartRefusal(`pg_basebackup did not say where it began. ${words}`);
    return segmentAt(Number(timeline), high, low);
  });
  begins.catch(() => {});
  return { tar: whole(), begins };
}

export async function unpackInto(folder: string, tar: AsyncIterable<Uint8Array>): Promise<void> {
  const child = spawn("tar", ["-x", "-C", folder], { stdio: ["pipe", "ignore", "inherit"] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  await pipeline(tar, child.stdin);
  if ((await ended) !== 0)
    throw new StartRefusal(`The copy of the server could not be unpacked into ${folder}.`);
}
