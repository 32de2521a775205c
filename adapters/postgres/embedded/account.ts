import { lchownSync, readFileSync } from "node:fs";
import { StartRefusal } from "../../start-refusal.ts";

/** The account of the database server, if not the program's own. */
export type Account = Readonly<{ uid: number; gid: number; name: string }>;

/** The usual `nobody`, for systems without /etc/passwd. */
const usualNobody: Account = { uid: 65534, gid: 65534, name: "nobody" };

export const isRoot = (): boolean => process.getuid?.() === 0;

/** PostgreSQL refuses root, and a trial should not create accounts. */
export function nobody(): Account {
  return findAccount((account) => account.name === "nobody") ?? usualNobody;
}

export function accountWithUid(uid: number, gid: number): Account {
  return { uid, gid, name: findAccount((account) => account.uid === uid)?.name ?? `user ${uid}` };
}

/** Containers may lack this right, and some file systems have no owners. */
export function changeOwner(account: Account, file: string): void {
  try {
    lchownSync(file, account.uid, account.gid);
  } catch (error) {
    throw new StartRefusal(
      `PostgreSQL does not run as root, and ${file} cannot be given to the account ${account.name}: start as an ordinary account, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

function findAccount(isWanted: (account: Account) => boolean): Account | undefined {
  return accounts().find(isWanted);
}

function accounts(): Account[] {
  let text: string;
  try {
    text = readFileSync("/etc/passwd", "utf8");
  } catch {
    return [];
  }
  return text.split("\n").flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
