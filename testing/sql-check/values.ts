import type { Node } from "typescript/unstable/ast";
import { lineOf } from "./source.ts";

/** Worked out when it is asked for: what nobody reads need not be readable. */
export type Later = () => Value;

export type Value = string | number | boolean | null | undefined | AnyNumber | List | Fields | Callable;

/** A number that is known only at run time. It stands in the text as some number, and no question about it has an answer. */
export class AnyNumber {
  readonly kind = "any-number";
}

export class List {
  readonly items: readonly Later[];
  constructor(items: readonly Later[]) {
    this.items = items;
  }
}

export class Fields {
  readonly byName: ReadonlyMap<string, Later>;
  constructor(byName: ReadonlyMap<string, Later>) {
    this.byName = byName;
  }
}

export class Callable {
  readonly call: (given: readonly Later[]) => Value;
  constructor(call: (given: readonly Later[]) => Value) {
    this.call = call;
  }
}

/** What a statement's text depends on cannot be read from the source. */
export class Unreadable extends Error {
  readonly node: Node;
  /** The parameter that nothing is known about, where that is the reason. */
  readonly parameter: Node | undefined;
  constructor(node: Node, parameter?: Node) {
    super("cannot be read");
    this.node = node;
    this.parameter = parameter;
  }

  /** Written only for those that nobody finds another way to read. */
  override toString(): string {
    const text = this.node.getText().replaceAll(/\s+/g, " ").slice(0, 60);
    return `cannot be read because of \`${text}\` (${this.node.getSourceFile().fileName}:${lineOf(this.node)})`;
  }
}

/** Undefined where it cannot be read. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** Another way to read it; where there is none, the first way says why. */
export function orElse(work: () => Value, other: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const found = attempt(() => [other()]);
    if (!found) throw error;
    return found[0];
  }
}

export function textOf(value: Value, node: Node): string {
  if (value instanceof AnyNumber) return "1";
  if (typeof value === "string" || typeof value === "number") return String(value);
  throw new Unreadable(node);
}

/** Whether a condition holds; undefined when that is not known. */
export function holds(value: Value): boolean | undefined {
  return value instanceof AnyNumber ? undefined : Boolean(value);
}
