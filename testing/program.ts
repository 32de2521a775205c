import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const keptCharacters = 16e6;

export type Program = {
  child: ChildProcess;
  output: () => string;
  exit: Promise<number | null>;
  /** When it and all it started have let go of its output: npm does not wait for what it runs. */
  silence: Promise<void>;
  url: string;
};
type Options = { env?: Record<string, string>; cwd?: string; command?: string[]; uid?: number; gid?: number };

/** The program as an operator runs it, in a process of its own. */
export function startProgram({ env = {}, cwd = root, command, ...owner }: Options): Program {
  const [file = process.execPath, ...args] = command ?? [process.execPath, "server/main.ts"];
  const child = spawn(file, args, {
    cwd,
    env: { PATH: process.env["PATH"], HOME: env["HOME"] ?? cwd, LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...owner,
  });
  const output = newest(keptCharacters);
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk: string) => output.add(chunk));
  const exit = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const silence = new Promise<void>((resolve) => child.on("close", () => resolve()));
  return { child, output: output.read, exit, silence, url: `http://127.0.0.1:${env["PORT"] ?? 3000}` };
}

/** The newest of what was said: a benchmark's program writes hundreds of megabytes. */
function newest(most: number) {
  const chunks: string[] = [];
  let length = 0;
  return {
    add: (chunk: string) => {
      length += chunk.length;
      chunks.push(chunk);
      while (length > most && chunks.length > 1) length -= chunks.shift()?.length ?? 0;
    },
    read: () => chunks.join(""),
  };
}

/** Resolves when the program has announced its address; fails with what it printed when it exits instead. */
export function untilListening(program: Program): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!program.output().includes("Open Hand listens at")) return;
      // Whoever measures the program must not read its whole log at each line.
      program.child.stdout?.off("data", look);
      resolve();
    };
    program.child.stdout?.on("data", look);
    look();
    void program.exit.then((code) => reject(new Error(`exited with ${code}:\n${program.output()}`)));
  });
}

export async function stopProgram(program: Program): Promise<number | null> {
  program.child.kill("SIGTERM");
  return program.exit;
}

/** A port nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
