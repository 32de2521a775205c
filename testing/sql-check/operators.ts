import { SyntaxKind, type BinaryExpression, type Node } from "typescript/unstable/ast";
import { evaluate } from "./evaluate.ts";
import type { Scope } from "./functions.ts";
import { AnyNumber, attempt, holds, textOf, Unreadable, type Value } from "./values.ts";

/** The same condition is decided the same way wherever it stands in a file. */
export function decide(condition: Node, scope: Scope): boolean {
  const known = attempt(() => holds(evaluate(condition, scope)));
  if (known !== undefined) return known;
  return scope.choose(`${condition.getSourceFile().fileName} ${condition.getText()}`, [true, false]) === true;
}

export function combined({ left, right, operatorToken }: BinaryExpression, scope: Scope): Value {
  switch (operatorToken.kind) {
    case SyntaxKind.AmpersandAmpersandToken:
      return evaluate(decide(left, scope) ? right : left, scope);
    case SyntaxKind.BarBarToken:
      return evaluate(decide(left, scope) ? left : right, scope);
    case SyntaxKind.QuestionQuestionToken:
      return evaluate(left, scope) ?? evaluate(right, scope);
    case SyntaxKind.EqualsEqualsEqualsToken:
      return comparable(left, scope) === comparable(right, scope);
    case SyntaxKind.ExclamationEqualsEqualsToken:
      return comparable(left, scope) !== comparable(right, scope);
    case SyntaxKind.PlusToken:
      return sum(evaluate(left, scope), evaluate(right, scope), left);
    default:
      throw new Unreadable(left.parent);
  }
}

function comparable(node: Node, scope: Scope): Value {
  const value = evaluate(node, scope);
  if (value instanceof AnyNumber) throw new Unreadable(node);
  return value;
}

function sum(left: Value, right: Value, node: Node): Value {
  if (typeof left === "number" && typeof right === "number") return left + right;
  if (left instanceof AnyNumber || right instanceof AnyNumber) return new AnyNumber();
  return textOf(left, node) + textOf(right, node);
}
