import * as ts from "typescript/unstable/ast";
import type { CallExpression, Node } from "typescript/unstable/ast";
import { declarationOf, placeOf, type Source } from "./source.ts";

/** A statement on its way to the database. */
export type Sent = Readonly<{
  /** The call that a reader is shown. */
  at: CallExpression;
  statement: Node;
  values: Node | undefined;
  row: ts.TypeNode | undefined;
  /** What callers gave for the parameters, by the place of each. */
  given: ReadonlyMap<string, Node>;
}>;

/** A statement that a function was given is one of its callers': theirs are the texts and the rows. */
export function fromCallers(source: Source, sent: Sent, parameter: Node): Sent[] {
  const owner = parameter.parent;
  if (!ts.isFunctionDeclaration(owner) && !ts.isArrowFunction(owner)) return [];
  return callsOf(source, owner).map((call) => {
    const given = new Map(sent.given);
    owner.parameters.forEach((each, place) => {
      const argument = call.arguments[place] ?? each.initializer;
      if (argument) given.set(placeOf(each), argument);
    });
    return { ...sent, at: call, row: rowOf(owner, call, sent.row), given };
  });
}

function callsOf(source: Source, owner: ts.FunctionDeclaration | ts.ArrowFunction): CallExpression[] {
  const named = ts.isFunctionDeclaration(owner) ? owner : owner.parent;
  const name = ts.isFunctionDeclaration(named) || ts.isVariableDeclaration(named) ? named.name : undefined;
  if (!name || !ts.isIdentifier(name)) return [];
  return (source.calls.get(name.text) ?? []).filter((call) => {
    const declaration = declarationOf(source, call.expression);
    return declaration !== undefined && placeOf(declaration) === placeOf(named);
  });
}

/** The row that the caller names, where the function leaves it to its callers. */
function rowOf(
  owner: ts.FunctionDeclaration | ts.ArrowFunction,
  call: CallExpression,
  row: ts.TypeNode | undefined,
): ts.TypeNode | undefined {
  const place = owner.typeParameters?.findIndex(({ name }) => name.text === row?.getText()) ?? -1;
  return place < 0 ? row : call.typeArguments?.[place];
}
