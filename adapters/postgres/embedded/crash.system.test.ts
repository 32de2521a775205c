import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { postmasterOf, trialFolder, trialOptions } from "#testing/embedded-trial.ts";
import { killHard, killTree } from "#testing/process-tree.ts";
import { randomFrom } from "#testing/random.ts";

const rounds = 20;
const minGifts = 5;
const maxGifts = 400;
const options = JSON.stringify({ ...trialOptions, durable: true });
const writer = fileURLToPath(import.meta.resolve("#testing/crash-writer.ts"));

type Found = { adopted: boolean; promised: number; lost: number[]; unbooked: number[] };

test("no acknowledged gift is lost in twenty kills at random moments, and every next start works", async () => {
  const seed = Number(process.env["CRASH_SEED"] ?? randomInt(2 ** 31));
  const random = randomFrom(seed);
  const folder = trialFolder();
  let promised = 0;

  for (let round = 0; round <= rounds; round++) {
    const serverToo = round % 2 === 1;
    const gifts = minGifts + Math.floor(random() * (maxGifts - minGifts));
    const serverFirst = random() < 0.5;
    try {
      const { found, acknowledged } = await writeUntilKilled(folder, { gifts, serverToo, serverFirst });
      expect(found).toMatchObject({ lost: [], unbooked: [] });
      expect(found.promised).toBeGreaterThanOrEqual(promised);
      // If only the program was killed, its server must be found again.
      expect(found.adopted).toBe(serverToo);
      promised = found.promised + acknowledged;
    } catch (error) {
      throw new Error(`Round ${round} of CRASH_SEED=${seed}: ${String(error)}`, { cause: error });
    }
  }
});

type Fate = { gifts: number; serverToo: boolean; serverFirst: boolean };

/** Kills after a number of acknowledgements, independent of a clock. */
async function writeUntilKilled(folder: string, fate: Fate): Promise<{ found: Found; acknowledged: number }> {
  const child = spawn(process.execPath, [writer, folder, path.join(folder, "acknowledged"), options], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let complaints = "";
  child.stderr.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
  const ended = new Promise((resolve) => child.once("exit", resolve));

  let found: Found | undefined;
  let acknowledged = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (found === undefined) found = JSON.parse(line);
    else if (++acknowledged === fate.gifts) kill(folder, child.pid, fate);
  }
  await ended;
  if (found === undefined) throw new Error(`The writer did not start: ${complaints}`);
  return { found, acknowledged };
}

function kill(folder: string, program: number | undefined, { serverToo, serverFirst }: Fate): void {
  const server = postmasterOf(path.join(folder, "postgres"));
  const killProgram = () => program && killHard(program);
  const killServer = () => serverToo && server && killTree(server);
  for (const strike of serverFirst ? [killServer, killProgram] : [killProgram, killServer]) strike();
}
