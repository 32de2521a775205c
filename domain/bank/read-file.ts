import type { FilePart, Source, ReadEntry } from "./bank-file.ts";
import { checkStatement, type SoundStatement, type StatementRefusal } from "./check-statement.ts";
import type { FilesToRead, FileToRead, KeptEntry } from "./ports.ts";

/** Banks reuse or omit entry numbers, so the key is everything that the bank says; equal entries of a day are counted. */
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

/** Reads a whole file before any of it counts. A killed run is resumed; an unreadable file brings nothing. */
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
