import * as ts from "typescript/unstable/ast";
import type { Node } from "typescript/unstable/ast";
import { callable, type Scope } from "./functions.ts";
import { methodOf } from "./methods.ts";
import { named, shorthand } from "./names.ts";
import { byItsType } from "./opaque.ts";
import { combined, decide } from "./operators.ts";
import {
  attempt,
  Callable,
  Fields,
  List,
  orElse,
  textOf,
  Unreadable,
  type Later,
  type Value,
} from "./values.ts";

/**
 * What an expression comes to, read from the source alone: texts, templates, constants (imported ones too), records, lists and
 * small functions without side effects. Of a condition that is not known both ways are gone through, and of a value whose type
 * names its possibilities each of them.
 */
export function evaluate(node: Node, scope: Scope): Value {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isTemplateExpression(node)) return template(node, scope);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return evaluate(node.expression, scope);
  if (ts.isSatisfiesExpression(node) || ts.isAwaitExpression(node)) return evaluate(node.expression, scope);
  if (ts.isIdentifier(node)) return named(node, scope);
  if (ts.isConditionalExpression(node))
    return evaluate(decide(node.condition, scope) ? node.whenTrue : node.whenFalse, scope);
  if (ts.isPropertyAccessExpression(node)) return member(node, node.expression, node.name.text, scope);
  if (ts.isElementAccessExpression(node)) {
    const key = evaluate(node.argumentExpression, scope);
    return member(node, node.expression, textOf(key, node), scope);
  }
  if (ts.isArrowFunction(node)) return callable(node, scope);
  if (ts.isObjectLiteralExpression(node)) return new Fields(fieldsOf(node, scope));
  if (ts.isArrayLiteralExpression(node))
    return new List(node.elements.flatMap((element) => itemsOf(element, scope)));
  if (ts.isBinaryExpression(node)) return combined(node, scope);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return !decide(node.operand, scope);
  if (ts.isCallExpression(node)) return called(node, scope);
  return byItsType(node, scope);
}

function template(node: ts.TemplateExpression, scope: Scope): string {
  const spans = node.templateSpans.map(
    ({ expression, literal }) => textOf(evaluate(expression, scope), expression) + literal.text,
  );
  return node.head.text + spans.join("");
}

function member(node: Node, of: Node, name: string, scope: Scope): Value {
  return orElse(
    () => {
      const owner = evaluate(of, scope);
      if (owner instanceof Fields && owner.byName.has(name)) return owner.byName.get(name)?.();
      if (owner instanceof List && name === "length") return owner.items.length;
      throw new Unreadable(node);
    },
    () => byItsType(node, scope),
  );
}

function called(node: ts.CallExpression, scope: Scope): Value {
  const given = node.arguments.map(
    (argument): Later =>
      () =>
        evaluate(argument, scope),
  );
  const method = ts.isPropertyAccessExpression(node.expression) && methodOf(node.expression, scope);
  const callee = method || evaluate(node.expression, scope);
  if (!(callee instanceof Callable)) throw new Unreadable(node);
  return callee.call(given);
}

function fieldsOf(node: ts.ObjectLiteralExpression, scope: Scope): Map<string, Later> {
  const fields = new Map<string, Later>();
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) {
      const spread = attempt(() => evaluate(property.expression, scope));
      if (spread instanceof Fields) for (const [name, later] of spread.byName) fields.set(name, later);
    } else if (ts.isPropertyAssignment(property)) {
      const { name, initializer } = property;
      const known = ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
      fields.set(known, () => evaluate(initializer, scope));
    } else if (ts.isShorthandPropertyAssignment(property) && ts.isIdentifier(property.name)) {
      const { name } = property;
      fields.set(name.text, () => shorthand(name, scope));
    }
  }
  return fields;
}

function itemsOf(element: Node, scope: Scope): readonly Later[] {
  if (!ts.isSpreadElement(element)) return [() => evaluate(element, scope)];
  const spread = evaluate(element.expression, scope);
  if (!(spread instanceof List)) throw new Unreadable(element);
  return spread.items;
}
