import * as ts from "typescript/unstable/ast";
import type { Node } from "typescript/unstable/ast";
import { evaluate } from "./evaluate.ts";
import type { Scope } from "./functions.ts";
import { attempt, holds } from "./values.ts";

/** False where a question around the statement, or one that returns before it, is known to keep it from being sent. */
export function isReached(node: Node, scope: Scope): boolean {
  for (let inner = node; inner.parent && !ts.isSourceFile(inner); inner = inner.parent) {
    const around = inner.parent;
    if (ts.isIfStatement(around)) {
      const known = holdsOf(around.expression, scope);
      if (known === false && samePlace(around.thenStatement, inner)) return false;
      if (known === true && around.elseStatement && samePlace(around.elseStatement, inner)) return false;
    }
    if (ts.isBlock(around)) {
      const before = around.statements.slice(
        0,
        around.statements.findIndex((each) => samePlace(each, inner)),
      );
      if (before.some((each) => leaves(each) && holdsOf(each.expression, scope) === true)) return false;
    }
  }
  return true;
}

const holdsOf = (condition: Node, scope: Scope): boolean | undefined =>
  attempt(() => holds(evaluate(condition, scope)));

const leaves = (statement: Node): statement is ts.IfStatement =>
  ts.isIfStatement(statement) && !statement.elseStatement && ts.isReturnStatement(statement.thenStatement);

const samePlace = (one: Node, other: Node): boolean => one.pos === other.pos && one.kind === other.kind;
