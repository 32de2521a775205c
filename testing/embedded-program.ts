import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import { StartRefusal } from "#adapters/start-refusal.ts";

/**
 * A program that does nothing but hold the embedded server, for tests that start several or kill them. It prints one line
 * of JSON when it is up, and stops in order when its input ends.
 */
const [dataDir = "", options = "{}"] = process.argv.slice(2);

try {
  const { stop, ...opened } = await openEmbedded(dataDir, JSON.parse(options));
  translate(opened);
  process.stdin.resume().once("end", () => void stop().then(() => process.exit(0)));
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  translate({ refusal: error.message });
}

function translate(answer: object): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
