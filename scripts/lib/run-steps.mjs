// Runs commands on the pinned Node. A command that passes prints one line; the output of one that fails is shown in full.
import { spawn } from "node:child_process";
import { pinnedNode, root } from "./prepare.mjs";

/** Runs steps `{ name, args, env }` at the same time, and returns the names of those that failed. */
export async function runTogether(steps, env) {
  process.stdout.write(`• ${steps.map(({ name }) => name).join(", ")} …\n`);
  const failed = await Promise.all(
    steps.map(async (step) => ((await runStep(step, env)) ? [] : [step.name])),
  );
  return failed.flat();
}

/** Returns whether the step passed. */
export async function runStep({ name, args, env: own }, env) {
  const started = Date.now();
  const { status, output } = await collect(args, { ...env, ...own });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const verdict = status === 0 ? "passed" : "FAILED";
  process.stdout.write(`  ${name.padEnd(34)} ${verdict} ${seconds.padStart(6)} s\n`);
  if (status !== 0) process.stdout.write(`${output.trimEnd()}\n`);
  return status === 0;
}

/** The output is kept until the end, as lines of several commands at once could not be read. */
function collect(args, env) {
  return new Promise((resolve) => {
    const child = spawn(pinnedNode(), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      // In a process group of its own, so that Ctrl-C reaches this script alone, which then ends everything (test-run.mjs).
      detached: process.platform !== "win32",
    });
    let output = "";
    const keep = (chunk) => (output += chunk);
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    child.on("error", (error) => resolve({ status: 1, output: String(error) }));
    child.on("close", (code) => resolve({ status: code ?? 1, output }));
  });
}
