import * as ts from "typescript/unstable/ast";
import type { Node } from "typescript/unstable/ast";
import type { Choose } from "./choices.ts";
import { evaluate } from "./evaluate.ts";
import { decide } from "./operators.ts";
import { placeOf, type Source } from "./source.ts";
import { Callable, Unreadable, type Later, type Value } from "./values.ts";

export type Scope = Readonly<{
  source: Source;
  choose: Choose;
  /** What the parameters of the functions that are under way were given. */
  bound: ReadonlyMap<string, Later>;
}>;

type Function = ts.ArrowFunction | ts.FunctionDeclaration;
type Returned = Readonly<{ value: Value }>;

/** A function without side effects: constants, questions and a return, nothing else. */
export function callable(node: Function, scope: Scope): Callable {
  return new Callable((given) => {
    const inside = { ...scope, bound: bindParameters(node, given, scope) };
    if (!node.body) return undefined;
    if (!ts.isBlock(node.body)) return evaluate(node.body, inside);
    return inStatements(node.body.statements, inside)?.value;
  });
}

function bindParameters({ parameters }: Function, given: readonly Later[], scope: Scope) {
  const bound = new Map(scope.bound);
  parameters.forEach((parameter, place) => {
    const { initializer } = parameter;
    const otherwise = initializer ? () => evaluate(initializer, scope) : () => undefined;
    bound.set(placeOf(parameter), given[place] ?? otherwise);
  });
  return bound;
}

function inStatements(statements: readonly Node[], scope: Scope): Returned | undefined {
  for (const statement of statements) {
    const returned = inStatement(statement, scope);
    if (returned) return returned;
  }
  return undefined;
}

function inStatement(statement: Node, scope: Scope): Returned | undefined {
  if (ts.isReturnStatement(statement))
    return { value: statement.expression ? evaluate(statement.expression, scope) : undefined };
  if (ts.isIfStatement(statement)) {
    const next = decide(statement.expression, scope) ? statement.thenStatement : statement.elseStatement;
    return next && inStatement(next, scope);
  }
  if (ts.isBlock(statement)) return inStatements(statement.statements, scope);
  if (ts.isSwitchStatement(statement)) return inSwitch(statement, scope);
  if (ts.isVariableStatement(statement) || ts.isFunctionDeclaration(statement)) return undefined;
  throw new Unreadable(statement);
}

/** Each case returns, as the linter wants it. */
function inSwitch({ expression, caseBlock }: ts.SwitchStatement, scope: Scope): Returned | undefined {
  const asked = evaluate(expression, scope);
  const chosen =
    caseBlock.clauses.find((each) => ts.isCaseClause(each) && evaluate(each.expression, scope) === asked) ??
    caseBlock.clauses.find((each) => ts.isDefaultClause(each));
  return chosen && inStatements(chosen.statements, scope);
}
