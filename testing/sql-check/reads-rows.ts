import * as ts from "typescript/unstable/ast";
import type { CallExpression, Node } from "typescript/unstable/ast";

/** Whether the rows of an answer may be looked at: not if only their number is, or nothing at all. */
export function readsRows(call: CallExpression): boolean {
  let node: Node = call.parent;
  while (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) node = node.parent;
  if (ts.isExpressionStatement(node)) return false;
  if (ts.isPropertyAccessExpression(node)) return node.name.text !== "rowCount";
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name))
    return node.name.elements.some((element) => (element.propertyName ?? element.name)?.getText() === "rows");
  return true;
}
