import { lchownSync, readFileSync } from "node:fs";
import { StartRefusal } from "../../start-refusal.ts";

/** Who the database server runs as, when that is not simply whoever runs this program. */
export type Account = Readonly<{ uid: number; gid: number; name: string }>;

/** What most systems give `nobody`, for one that keeps no /etc/passwd. */
const usualNobody: Account = { uid: 65534, gid: 65534, name: "nobody" };

export const isRoot = (): boolean => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, and a program should not create accounts on the machine it is tried on. */
export function nobody(): Account {
  return findAccount((account) => account.name === "nobody") ?? usualNobody;
}

export function accountWithUid(uid: number, gid: number): Account {
  return { uid, gid, name: findAccount((account) => account.uid === uid)?.name ?? `user ${uid}` };
}

/** A container can take these rights from root, and some disks know no owners. */
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
