import { expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import { documentLibrary } from "./document-library.ts";
import type { DocumentFile, DocumentFiles, Downloads, Draft } from "./ports.ts";

const monday = new Date("2026-11-09T10:00:00Z");
const sunday = new Date("2026-11-15T10:00:00Z");

function filesInMemory(): DocumentFiles & { all: Map<string, DocumentFile> } {
  const all = new Map<string, DocumentFile>();
  const published = new Map<string, DocumentFile>();
  return {
    all,
    find: (id, language) => Promise.resolve(all.get(`${id} ${language}`) ?? null),
    findPublished: (id, version, language) =>
      Promise.resolve(published.get(`${id} ${version} ${language}`) ?? null),
    facts: (language) => {
      const own = [...all.values(), ...published.values()].filter((file) => file.language === language);
      return Promise.resolve(
        new Map(
          own.map(({ documentId, version, bytes }) => [
            documentId,
            { version, bytes: bytes.length, sha256: null },
          ]),
        ),
      );
    },
    publish: (files) => {
      for (const file of files) published.set(`${file.documentId} ${file.version} ${file.language}`, file);
      return Promise.resolve();
    },
    firstMadeAt: (id, version) => {
      const made = [...all.values()].filter((file) => file.documentId === id && file.version === version);
      return Promise.resolve(made[0]?.madeAt ?? null);
    },
    keep: (file) => {
      all.set(`${file.documentId} ${file.language}`, file);
      return Promise.resolve();
    },
  };
}

const downloadsInMemory = (): Downloads & { counted: string[] } => {
  const counted: string[] = [];
  return {
    counted,
    count: (id, day) => Promise.resolve(void counted.push(`${id} ${day}`)),
    totals: () => Promise.resolve(new Map([["report", counted.length]])),
  };
};

/** A slow PDF worker: each document waits until it is released. */
function slowPress() {
  const orders: { language: Language; madeAt: Date; finish: (bytes: string) => void; fail: () => void }[] =
    [];
  const write = (language: Language, madeAt: Date): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      orders.push({
        language,
        madeAt,
        finish: (bytes) => resolve(new TextEncoder().encode(bytes)),
        fail: () => reject(new Error("The books do not add up")),
      });
    });
  return { orders, write };
}

function library() {
  const files = filesInMemory();
  const downloads = downloadsInMemory();
  const press = slowPress();
  const failures: unknown[] = [];
  const world = { version: "first", isPublished: false, now: monday, changes: 0, downloads: 0 };
  const drafts = (): Promise<Draft[]> =>
    Promise.resolve([
      { documentId: "report", version: world.version, isPublished: world.isPublished, write: press.write },
    ]);
  const ours = documentLibrary({
    drafts,
    files,
    downloads,
    clock: () => world.now,
    today: () => "2026-11-14",
    onChange: () => (world.changes += 1),
    onDownload: () => (world.downloads += 1),
    onFailure: (error) => failures.push(error),
  });
  return { ...ours, files, downloads, press, failures, world };
}

/** Lets all other work finish. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a list does not wait for a document that was never made, and tells its size once it is", async () => {
  const { list, press, world } = library();
  expect(await list("en")).toEqual([
    { documentId: "report", fileSize: null, sha256: null, downloadCount: 0 },
  ]);
  await settled();
  press.orders[0]?.finish("%PDF-1");
  await settled();
  expect(await list("en")).toMatchObject([{ fileSize: 6 }]);
  expect(world.changes).toBe(1);
  expect(press.orders).toHaveLength(1);
});

test("a document that changed keeps its last size until the next version is there", async () => {
  const { list, press, world } = library();
  await list("en");
  await settled();
  press.orders[0]?.finish("%PDF-1");
  await settled();
  world.version = "second";
  expect(await list("en")).toMatchObject([{ fileSize: 6 }]);
  await settled();
  press.orders[1]?.finish("%PDF-1 longer");
  await settled();
  expect(await list("en")).toMatchObject([{ fileSize: 13 }]);
});

test("two readers who come at once get one and the same paper", async () => {
  const { open, press } = library();
  const [first, second] = [open("report", "nl"), open("report", "nl")];
  await settled();
  expect(press.orders).toHaveLength(1);
  press.orders[0]?.finish("%PDF-1");
  expect(await first).toBe(await second);
});

test("the same version bears the same date in every language, whenever it was made", async () => {
  const { open, press, world } = library();
  const dutch = open("report", "nl");
  await settled();
  press.orders[0]?.finish("%PDF-1");
  await dutch;
  world.now = sunday;
  void open("report", "ar");
  await settled();
  expect(press.orders[1]?.madeAt).toEqual(monday);
});

test("a published report is made once, in every language, and corrected by a new version only", async () => {
  const { open, press, world } = library();
  Object.assign(world, { version: "1", isPublished: true });
  const textOf = async (version?: string) =>
    new TextDecoder().decode((await open("report", "nl", version))?.bytes);
  const make = async (text: string) => {
    const first = press.orders.length;
    const opened = textOf();
    for (let place = first; place < first + 3; place += 1) {
      await settled();
      press.orders[place]?.finish(`${text} ${press.orders[place]?.language}`);
    }
    return opened;
  };
  expect(await make("first")).toBe("first nl");
  world.now = sunday;
  expect(await textOf()).toBe("first nl");
  expect(press.orders).toHaveLength(3);

  world.version = "2";
  expect(await make("corrected")).toBe("corrected nl");
  expect(await textOf("1")).toBe("first nl");
});

test("there is no document of another name", async () => {
  expect(await library().open("nothing", "en")).toBeNull();
});

test("a paper that cannot be made is reported once, not at every visit, and tried again when it is asked for", async () => {
  const { list, open, press, failures } = library();
  await list("en");
  await settled();
  press.orders[0]?.fail();
  await settled();
  await list("en");
  await settled();
  expect([failures.length, press.orders.length]).toEqual([1, 1]);
  const opened = open("report", "en");
  await settled();
  press.orders[1]?.finish("%PDF-1");
  expect(await opened).toMatchObject({ version: "first" });
});

test("a download is counted on the day, and only the page that tells the count is out of date", async () => {
  const { countDownload, downloads, world } = library();
  await countDownload("report");
  expect(downloads.counted).toEqual(["report 2026-11-14"]);
  expect([world.changes, world.downloads]).toEqual([0, 1]);
});

test("at a start everything that is missing is made, and stopping does not wait for all of it", async () => {
  const { makeAll, press, files } = library();
  let stopping = false;
  const made = makeAll(() => stopping);
  await settled();
  press.orders[0]?.finish("%PDF-1");
  await settled();
  stopping = true;
  press.orders[1]?.finish("%PDF-1");
  await made;
  expect([...files.all.keys()]).toEqual(["report en", "report nl"]);
});

test("stopping waits for a paper that a visit began, and no list begins another", async () => {
  const { list, stop, press, files } = library();
  await list("en");
  await settled();
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  await list("nl");
  await settled();
  expect(isStopped).toBe(false);
  press.orders[0]?.finish("%PDF-1");
  await stopping;
  expect([...files.all.keys()]).toEqual(["report en"]);
  expect(press.orders).toHaveLength(1);
});
