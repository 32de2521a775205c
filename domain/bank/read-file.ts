import type { FilePart, Source, ReadEntry } from "./bank-file.ts";
import { checkStatement, type SoundStatement, type StatementRefusal } from "./check-statement.ts";
import type { FilesToRead, FileToRead, KeptEntry } from "./ports.ts";

/**
 * What tells one entry from another. Banks leave out their own numbers, or give one number to two entries, so it is all that
 * a bank says about it; equal ones on one day are told apart by counting.
 */
const entryKey = (entry: ReadEntry): string => {
  const [first] = entry.lines;
  const { domain, family, subFamily, proprietary, issuer } = entry.code;
  return JSON.stringify([
    entry.bookedOn,
    entry.valueOn,
    entry.cents,
    entry.isReversal,
    entry.entryReference,
    entry.bankReference,
    [domain, family, subFamily, proprietary, issuer],
    first?.endToEndId ?? null,
    first?.counterpartyIban ?? null,
    first?.joinedRemittance ?? "",
  ]);
};

const batchSize = 1000;

type Needs = {
  files: FilesToRead;
  read: (source: Source) => AsyncIterable<FilePart>;
  signal?: AbortSignal;
};
type Outcome = "done" | "refused" | "stopped" | "broken_off";

/**
 * Reads one file to its end before anything of it counts. A run that was killed is taken up again: what it kept is not
 * written a second time. Each statement is judged by itself; a file that cannot be read brings nothing at all.
 */
export const readFile =
  ({ files, read, signal }: Needs) =>
  async (file: FileToRead): Promise<Outcome> => {
    const ours = await files.ownIbans();
    const statements: SoundStatement[] = [];
    const problems: StatementRefusal[] = [];
    let isReadAsLatin = false;
    let batch: KeptEntry[] = [];
    let seen = 0;
    let position = 0;
    const keepBatch = async () => {
      const kept = await files.keep(file.id, batch);
      batch = [];
      return kept;
    };
    for await (const part of read(files.open(file.id))) {
      if (signal?.aborted) return "broken_off";
      if (part.kind === "warning") isReadAsLatin = true;
      if (part.kind === "refused") {
        await files.refuse(file.id, part.refusal);
        return "refused";
      }
      if (part.kind === "statement") {
        position = 0;
        const checked = checkStatement(part.statement, ours);
        if (checked.ok) statements.push(checked.statement);
        else problems.push(checked.refusal);
      }
      if (part.kind === "entry") {
        seen += 1;
        position += 1;
        if (seen <= file.keptEntries) continue;
        const { statement, entry } = part;
        batch.push({ statement, position, key: entryKey(entry), entry });
        if (batch.length >= batchSize && (await keepBatch()) === "stopped") return "stopped";
      }
    }
    if ((await keepBatch()) === "stopped") return "stopped";
    await files.finish(file.id, { statements, problems, isReadAsLatin });
    return "done";
  };
