import { spawn } from "node:child_process";
import { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { tmpdir } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { onlyWhere } from "#testing/only-where.ts";
import { hasEnded, holderOf, pidIn } from "./postmaster.ts";

const isLinux = process.platform === "linux";

test("the first line of a lock names its process, also when a stand-alone server marked it with a minus", () => {
  expect(pidIn("4711\n/srv/data\n")).toBe(4711);
  expect(pidIn("-4711\n/srv/data\n")).toBe(4711);
  expect(pidIn("")).toBeUndefined();
  expect(pidIn("garbage")).toBeUndefined();
});

test("a process that ended holds nothing", async () => {
  const child = spawn("true");
  await new Promise((resolve) => child.once("exit", resolve));
  expect(holderOf(child.pid ?? 0, tmpdir())).toBe("gone");
  expect(hasEnded(child.pid ?? 0)).toBe(true);
});

test(
  "a process at home in the database's folder is its server, any other is a stranger",
  onlyWhere(isLinux, "only Linux tells this of a process", () => {
    expect(holderOf(process.pid, process.cwd())).toBe("server");
    expect(holderOf(process.pid, tmpdir())).toBe("stranger");
    expect(hasEnded(process.pid)).toBe(false);
  }),
);

test(
  "a dead process that its parent never asked after does not count as a server",
  onlyWhere(isLinux, "only Linux tells this of a process", async () => {
    // The shell starts a child and becomes `cat`, which does not know its child.
    const parent = spawn("sh", ["-c", "cat <&3 & echo $!; exec cat"], {
      stdio: ["pipe", "pipe", "ignore", "pipe"],
    });
    onTestFinished(() => void parent.kill());
    const { stdin, stdout } = parent;
    if (!stdin || !stdout) throw new Error("The shell has no input or output");
    const said = () => new Promise((resolve) => stdout.once("data", resolve));
    const pid = Number(await said());
    // After the echo the child's input may end.
    stdin.write("ready");
    await said();
    const childInput = parent.stdio[3];
    if (!(childInput instanceof Socket)) throw new Error("The child has no input");
    childInput.end();
    while (!hasEnded(pid)) await nextTurn();
    expect(() => process.kill(pid, 0)).not.toThrow();
    expect(holderOf(pid, process.cwd())).toBe("stranger");
  }),
);
