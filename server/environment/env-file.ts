import {
  closeSync,
  existsSync,
  fchownSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseEnv } from "node:util";

/** Characters that node, systemd, Compose and a shell read alike without quotes. */
const plain = /^[\w@%+=:,./-]*$/;

/** Empty if there is no file. Includes empty values. */
export const readEnvFile = (path: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(existsSync(path) ? parseEnv(readFileSync(path, "utf8")) : {}).map(([name, value]) => [
      name,
      value ?? "",
    ]),
  );

/** Sets these variables, in their line if there is one; other lines stay unchanged. */
export function withVariables(text: string, values: Readonly<Record<string, string>>): string {
  const lines = text === "" ? [] : text.replace(/\n$/, "").split("\n");
  const left = new Map(Object.entries(values));
  const filled = lines.map((line) => {
    const [before = ""] = line.split("=");
    const name = before.trim().replace(/^export /, "");
    const value = line.includes("=") ? left.get(name) : undefined;
    if (value === undefined) return line;
    left.delete(name);
    return lineOf(name, value);
  });
  return `${[...filled, ...[...left].map(([name, value]) => lineOf(name, value))].join("\n")}\n`;
}

/** Written atomically and readable by its owner only. */
export function writeEnvFile(path: string, values: Readonly<Record<string, string>>): void {
  const before = existsSync(path) ? readFileSync(path, "utf8") : "";
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}`);
  const file = openSync(beside, "wx", 0o600);
  try {
    // Root may write another user's file, which that user must still be able to read.
    if (existsSync(path) && process.getuid?.() === 0)
      fchownSync(file, statSync(path).uid, statSync(path).gid);
    writeSync(file, withVariables(before, values));
    fsyncSync(file);
    closeSync(file);
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

function lineOf(name: string, value: string): string {
  if (/[\n\r\0]/.test(value)) throw new RangeError(`The value of ${name} must stand on one line`);
  if (plain.test(value)) return `${name}=${value}`;
  if (!value.includes("'")) return `${name}='${value}'`;
  if (!/["\\$`]/.test(value)) return `${name}="${value}"`;
  throw new RangeError(`The value of ${name} has quotes that no file of variables can hold`);
}
