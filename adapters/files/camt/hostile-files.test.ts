import { describe, expect, test } from "vitest";
import type { Source } from "#domain/bank/bank-file.ts";
import { bytesOf, goldenStatement, readWhole, camtFile, entryXml } from "./camt.fixtures.ts";

const golden = camtFile("08", [goldenStatement]);
const refusalOf = async (text: string | Uint8Array) => (await readWhole(bytesOf(text))).refusal;
const namespaced = (message: string) => golden.replaceAll("camt.053.001.08", message);

describe("a file that is refused, with its reason", () => {
  const laughs = `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]>`;
  test.each([
    ["empty", ""],
    ["not_xml", ":20:STARTUMS\n:25:NL91ABNA0417164300\n"],
    ["not_xml", "date;amount\n2026-11-01;5,00"],
    ["not_camt", `<?xml version="1.0"?><html><body/></html>`],
    ["not_camt", namespaced("pain.008.001.08")],
    ["not_camt", golden.replace("urn:iso:std:iso:20022:tech:xsd:", "https://example.org/")],
    ["element_too_large", golden.replace("<Ntry>", `<Ntry>${"<a/>".repeat(400_000)}`)],
    ["camt_052", namespaced("camt.052.001.08")],
    ["camt_054", namespaced("camt.054.001.02")],
    ["doctype", golden.replace("?>", `?>${laughs}`)],
    ["doctype", golden.replace("?>", `?><!DOCTYPE d SYSTEM "file:///etc/passwd">`)],
    ["broken_xml", golden.replace("J. de Vries", "&lol;")],
    ["broken_xml", golden.slice(0, golden.length / 2)],
    ["broken_xml", golden.slice(0, -3)],
    ["broken_xml", golden.replace("</Stmt>", "</Smtt>")],
    ["broken_xml", golden.replace(`Amt Ccy="EUR"`, `Amt Ccy="EUR" Ccy="USD"`)],
    ["too_deep", golden.replace("<Ntry>", `<Ntry>${"<a>".repeat(40)}${"</a>".repeat(40)}`)],
    ["no_statement", golden.replace(/<Stmt>.*<\/Stmt>/s, "")],
    ["no_direction", golden.replace(/(<Ntry>.*?)<CdtDbtInd>CRDT<\/CdtDbtInd>/s, "$1")],
    ["no_date", golden.replaceAll("2026-11-03", "2026-02-31")],
    ["no_amount", golden.replace(">50.00<", ">fifty<")],
    ["other_currency", golden.replace(`<Amt Ccy="EUR">50.00`, `<Amt Ccy="USD">50.00`)],
    ["unknown_encoding", golden.replace("UTF-8", "EBCDIC-7")],
  ])("%s", async (reason, text) => {
    expect(await refusalOf(text)).toMatchObject({ reason });
  });

  test("where it is: the line, the element, the statement", async () => {
    expect(await refusalOf(golden.replace(">50.00<", ">fifty<"))).toEqual({
      reason: "no_amount",
      line: 9,
      element: "Amt",
      statement: 1,
    });
  });

  test("sums that cannot be counted to the cent", async () => {
    const large = { cents: 1, on: "2026-11-03", amount: "999999999999.99" };
    const entries = Array.from({ length: 11 }, () => large);
    const refusal = await refusalOf(camtFile("08", [{ ...goldenStatement, entries }]));
    expect(refusal).toMatchObject({ reason: "no_amount", element: "Ntry" });
  });
});

describe("what a file is written in", () => {
  const name = "Zoë Überleven €";
  const named = camtFile("02", [
    { ...goldenStatement, entries: [{ cents: 1, on: "2026-11-03", details: [{ name }] }] },
  ]);
  const nameIn = async (bytes: Uint8Array) => {
    const { entries, warnings } = await readWhole(bytesOf(bytes, 7));
    return [entries[0]?.lines[0]?.counterpartyName, warnings];
  };
  const latin = (text: string) =>
    Uint8Array.from(text, (letter) => (letter === "€" ? 0xa4 : letter.charCodeAt(0)));

  test("UTF-8, with and without a mark", async () => {
    expect(await nameIn(new TextEncoder().encode(named))).toEqual([name, []]);
    expect(await nameIn(new TextEncoder().encode(`\ufeff${named}`))).toEqual([name, []]);
  });

  test("UTF-16, with and without a mark, and UTF-8 that declares UTF-16", async () => {
    expect(await nameIn(Buffer.from(`\ufeff${named}`, "utf16le"))).toEqual([name, []]);
    expect(await nameIn(Buffer.from(named, "utf16le"))).toEqual([name, []]);
    expect(await nameIn(Buffer.from(named, "utf16le").swap16())).toEqual([name, []]);
    expect(await nameIn(new TextEncoder().encode(named.replace("UTF-8", "utf-16")))).toEqual([name, []]);
  });

  test("ISO-8859-15, said or not: unsaid, it is read with a warning", async () => {
    expect(await nameIn(latin(named.replace("UTF-8", "ISO-8859-15")))).toEqual([name, []]);
    expect(await nameIn(latin(named))).toEqual([name, ["read_as_latin"]]);
  });
});

describe("large files", () => {
  const head = golden.slice(0, golden.indexOf("<Ntry>"));
  const tail = golden.slice(golden.lastIndexOf("</Ntry>") + "</Ntry>".length);
  const entry = entryXml("08", { cents: 1, on: "2026-11-03", details: [{ name: "A".repeat(800) }] });
  const filled = (bytes: number): Source =>
    async function* () {
      const piece = new TextEncoder().encode(entry.repeat(50));
      yield new TextEncoder().encode(head);
      for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
      yield new TextEncoder().encode(tail);
      await Promise.resolve();
    };

  test("two hundred megabytes are refused with a sentence, and never held", async () => {
    const before = process.memoryUsage().rss;
    const { refusal, entries } = await readWhole(filled(200_000_000));
    expect(refusal).toMatchObject({ reason: "too_large" });
    expect(entries).toEqual([]);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  test("a file of some megabytes is read, in pieces of any size", async () => {
    const entries = Array.from({ length: 4000 }, () => ({
      cents: 1,
      on: "2026-11-03",
      details: [{ name: "A".repeat(800) }],
    }));
    const text = camtFile("08", [{ ...goldenStatement, entries }]);
    expect(text.length).toBeGreaterThan(4_000_000);
    for (const pieceBytes of [64 * 1024, 1024 * 1024, 3_000_000, text.length]) {
      const read = await readWhole(bytesOf(text, pieceBytes));
      expect([read.refusal, read.entries.length]).toEqual([null, 4000]);
    }
  });

  test("one text without an end is refused before it fills the memory", async () => {
    const endless: Source = async function* () {
      yield new TextEncoder().encode(`${head}<Ntry><AddtlNtryInf>`);
      const piece = new TextEncoder().encode("x".repeat(1_000_000));
      for (let sent = 0; sent < 90; sent += 1) yield piece;
      await Promise.resolve();
    };
    expect((await readWhole(endless)).refusal).toMatchObject({ reason: "element_too_large" });
  });
});
