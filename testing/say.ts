/** A line for whoever started this and watches. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
