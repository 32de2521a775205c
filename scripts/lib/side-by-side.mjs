// Commands that run at the same time. What passes takes one line; what fails is shown whole.
import { spawn } from "node:child_process";
import { pinnedNode, root } from "./prepare.mjs";

/**
 * Steps are `{ name, args, env }`, where args are for the pinned Node. Each is told as it ends, and the names of those that
 * failed are returned.
 */
export async function sideBySide(steps) {
  process.stdout.write(`• ${steps.map(({ name }) => name).join(", ")} …\n`);
  const failed = await Promise.all(steps.map(async (step) => ((await runStep(step)) ? [] : [step.name])));
  return failed.flat();
}

/** Whether it passed. */
export async function runStep({ name, args, env }) {
  const started = Date.now();
  const { status, output } = await collected(args, env);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const verdict = status === 0 ? "passed" : "FAILED";
  process.stdout.write(`  ${name.padEnd(34)} ${verdict} ${seconds.padStart(6)} s\n`);
  if (status !== 0) process.stdout.write(`${output.trimEnd()}\n`);
  return status === 0;
}

/** Output is kept until the end, as lines of several commands at once could not be read. */
function collected(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(pinnedNode(), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keep = (chunk) => (output += chunk);
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    child.on("error", (error) => resolve({ status: 1, output: String(error) }));
    child.on("close", (code) => resolve({ status: code ?? 1, output }));
  });
}
