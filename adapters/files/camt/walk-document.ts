import { SaxesParser } from "saxes";
import type { FilePart, FileRefusal } from "#domain/bank/bank-file.ts";
import type { Element } from "./element.ts";
import { readEntry } from "./read-entry.ts";
import { StatementReader } from "./read-statement.ts";
import { Refused } from "./refused.ts";

const maxDepth = 32;
/** Maximum size of one entry: ten thousand payments fit. */
const maxHeld = 64 * 1024 * 1024;
const maxText = 1024 * 1024;
/** An element takes this much memory, however short it is. */
const heldByElement = 200;
/** Limits are checked after each slice, whatever the chunk size. */
const sliceLength = 64 * 1024;
const statementDepth = 3;

/** Keeps one part in memory. Ignores name prefixes, because banks differ; refuses DOCTYPE, so there are no entities. */
export class DocumentWalk {
  readonly #parser = new SaxesParser({ xmlns: true, position: true });
  readonly #open: Element[] = [];
  #depth = 0;
  #held = 0;
  #sinceTag = 0;
  #statements = 0;
  #statement: StatementReader | null = null;
  #parts: FilePart[] = [];

  constructor() {
    this.#parser.on("doctype", () => {
      throw this.#refused("doctype");
    });
    this.#parser.on("error", () => {
      throw this.#refused(this.#depth === 0 && this.#statements === 0 ? "not_xml" : "broken_xml");
    });
    this.#parser.on("opentagstart", () => {
      this.#depth += 1;
      if (this.#depth > maxDepth) throw this.#refused("too_deep");
    });
    this.#parser.on("opentag", ({ local, uri, attributes }) => {
      this.#held += heldByElement;
      this.#sinceTag = 0;
      if (this.#depth === 1) this.#checkRoot(local, uri);
      if (this.#depth === 2 && local !== "BkToCstmrStmt") throw this.#refused("not_camt", local);
      if (this.#depth === statementDepth && local === "Stmt") {
        this.#statements += 1;
        this.#statement = new StatementReader(this.#statements, this.#parser.line);
      }
      if (this.#depth > statementDepth && this.#statement) {
        const currency = attributes["Ccy"]?.value ?? null;
        const element = { name: local, currency, line: this.#parser.line, children: [], text: "" };
        this.#open.at(-1)?.children.push(element);
        this.#open.push(element);
      }
    });
    this.#parser.on("text", (text) => this.#takeText(text));
    this.#parser.on("cdata", (text) => this.#takeText(text));
    this.#parser.on("closetag", ({ local }) => {
      this.#sinceTag = 0;
      const closed = this.#open.pop();
      this.#depth -= 1;
      if (closed && this.#depth === statementDepth) this.#takePart(closed);
      if (this.#depth === statementDepth - 1 && local === "Stmt" && this.#statement) {
        this.#parts.push({ kind: "statement", statement: this.#statement.whole() });
        this.#statement = null;
      }
    });
  }

  /** The parts completed by this chunk; null ends the document. */
  take(piece: string | null): FilePart[] {
    if (piece === null) this.#parser.close();
    else
      for (let at = 0; at < piece.length; at += sliceLength) this.#write(piece.slice(at, at + sliceLength));
    if (piece === null && this.#statements === 0) throw this.#refused("no_statement");
    const parts = this.#parts;
    this.#parts = [];
    return parts;
  }

  /** The parser buffers text between tags, so its length is limited. */
  #write(slice: string): void {
    this.#held += slice.length;
    this.#sinceTag += slice.length;
    this.#parser.write(slice);
    if (this.#sinceTag > maxText || this.#held > maxHeld) throw this.#refused("element_too_large");
  }

  #takePart(element: Element): void {
    this.#held = 0;
    const statement = this.#statement;
    if (!statement) return;
    if (element.name !== "Ntry") {
      statement.take(element);
      return;
    }
    const { currency, onlyDay } = statement;
    const entry = readEntry(element, { statement: this.#statements, currency, onlyDay });
    statement.count(entry);
    if (entry) this.#parts.push({ kind: "entry", statement: this.#statements, entry });
  }

  #takeText(text: string): void {
    const element = this.#open.at(-1);
    if (element) element.text += text;
  }

  #checkRoot(local: string, uri: string): void {
    const message = /^urn:iso:std:iso:20022:tech:xsd:(camt\.05[234]\.001\.\d\d)$/.exec(uri)?.[1] ?? "";
    if (message.startsWith("camt.052")) throw this.#refused("camt_052");
    if (message.startsWith("camt.054")) throw this.#refused("camt_054");
    if (local !== "Document" || message === "") throw this.#refused("not_camt", local);
  }

  #refused(reason: FileRefusal["reason"], element: string | null = null): Refused {
    const statement = this.#statement ? this.#statements : null;
    return new Refused(reason, {
      line: this.#parser.line,
      element: element ?? this.#open.at(-1)?.name ?? null,
      statement,
    });
  }
}
