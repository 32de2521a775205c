import type { Node, PropertyAccessExpression } from "typescript/unstable/ast";
import { evaluate } from "./evaluate.ts";
import type { Scope } from "./functions.ts";
import { attempt, Callable, Fields, List, textOf, Unreadable, type Later, type Value } from "./values.ts";

/** The few methods of lists, records and texts that statements are put together with. */
export function methodOf(node: PropertyAccessExpression, scope: Scope): Callable | undefined {
  const name = node.name.text;
  if (node.expression.getText() === "Object") return new Callable((given) => ofRecord(name, node, given));
  const owner = attempt(() => evaluate(node.expression, scope));
  if (owner instanceof List) return new Callable((given) => ofList(owner.items, name, node, given));
  if (typeof owner === "string") return new Callable((given) => ofText(owner, name, node, given));
  return undefined;
}

function ofList(items: readonly Later[], name: string, node: Node, [given]: readonly Later[]): Value {
  const asked = given?.();
  if (name === "includes") return items.some((item) => item() === asked);
  if (name === "join") return items.map((item) => textOf(item(), node)).join(textOf(asked, node));
  if (!(asked instanceof Callable)) throw new Unreadable(node);
  const answer = (item: Later, place: number) => asked.call([item, () => place]);
  if (name === "map") return new List(items.map((item, at) => () => answer(item, at)));
  // What is not known to be left out may be there.
  if (name === "filter")
    return new List(items.filter((item, at) => attempt(() => answer(item, at)) !== false));
  throw new Unreadable(node);
}

function ofRecord(name: string, node: Node, [given]: readonly Later[]): Value {
  const record = given?.();
  if (!(record instanceof Fields)) throw new Unreadable(node);
  const entries = [...record.byName];
  if (name === "keys")
    return new List(
      entries.map(
        ([key]) =>
          () =>
            key,
      ),
    );
  if (name === "values") return new List(entries.map(([, later]) => later));
  if (name === "entries")
    return new List(
      entries.map(
        ([key, later]) =>
          () =>
            new List([() => key, later]),
      ),
    );
  throw new Unreadable(node);
}

function ofText(text: string, name: string, node: Node, given: readonly Later[]): Value {
  const [what, by] = given.map((later) => textOf(later(), node));
  if (name === "replaceAll" && what !== undefined && by !== undefined) return text.replaceAll(what, by);
  throw new Unreadable(node);
}
