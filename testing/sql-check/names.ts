import * as ts from "typescript/unstable/ast";
import type { Node } from "typescript/unstable/ast";
import { evaluate } from "./evaluate.ts";
import { callable, type Scope } from "./functions.ts";
import { byItsType } from "./opaque.ts";
import { declarationOf, placeOf } from "./source.ts";
import { Fields, List, orElse, Unreadable, type Value } from "./values.ts";

export function named(node: ts.Identifier, scope: Scope): Value {
  if (node.text === "undefined") return undefined;
  const declaration = declarationOf(scope.source, node);
  if (!declaration) throw new Unreadable(node);
  return declared(declaration, node, scope);
}

/** `{ text }`: the name of the field is the name of a value. */
export function shorthand(name: ts.Identifier, scope: Scope): Value {
  const symbol = scope.source.project.checker.getShorthandAssignmentValueSymbol(name.parent);
  const declaration = symbol?.valueDeclaration?.resolve() ?? symbol?.declarations[0]?.resolve();
  if (!declaration) throw new Unreadable(name);
  return declared(declaration, name, scope);
}

function declared(declaration: Node, node: Node, scope: Scope): Value {
  const bound = scope.bound.get(placeOf(declaration));
  if (bound) return bound();
  if (ts.isFunctionDeclaration(declaration)) return callable(declaration, scope);
  if (ts.isBindingElement(declaration)) return unpacked(declaration, node, scope);
  return orElse(
    () => initial(declaration, node, scope),
    () => byItsType(node, scope, declaration),
  );
}

function initial(declaration: Node, node: Node, scope: Scope): Value {
  const list = listGoneThrough(declaration, scope);
  if (list instanceof List && list.items.length > 0) {
    const at = scope.choose(placeOf(declaration), [...list.items.keys()]);
    return list.items[Number(at)]?.();
  }
  if (!ts.isVariableDeclaration(declaration) || !declaration.initializer || isChanged(declaration, scope))
    return byItsType(node, scope, declaration);
  return evaluate(declaration.initializer, scope);
}

/** Said anew or added to after it was declared: what it then holds is not read. */
function isChanged({ name, parent }: ts.VariableDeclaration, { source }: Scope): boolean {
  if (!(parent.flags & ts.NodeFlags.Const)) return true;
  return (source.calls.get("push") ?? []).some(({ expression }) => {
    if (!ts.isPropertyAccessExpression(expression) || expression.expression.getText() !== name.getText())
      return false;
    const declaration = declarationOf(source, expression.expression);
    return declaration !== undefined && placeOf(declaration) === placeOf(name.parent);
  });
}

/** The list that a loop or a `map` is at, for the variable that stands for each of its items. */
function listGoneThrough(declaration: Node, scope: Scope): Value {
  if (ts.isVariableDeclaration(declaration)) {
    const loop = declaration.parent.parent;
    return ts.isForOfStatement(loop) ? evaluate(loop.expression, scope) : undefined;
  }
  const call = ts.isParameterDeclaration(declaration) ? declaration.parent.parent : undefined;
  if (!call || !ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression))
    return undefined;
  const isEach = ["map", "flatMap", "filter", "forEach"].includes(call.expression.name.text);
  return isEach ? evaluate(call.expression.expression, scope) : undefined;
}

/** `const { table } = sources[kind]`, `([column, name]) => …`. */
function unpacked(element: ts.BindingElement, node: Node, scope: Scope): Value {
  return orElse(
    () => {
      const pattern = element.parent;
      const name = element.propertyName ?? element.name;
      const whole = declared(pattern.parent, pattern.parent, scope);
      if (whole instanceof List && ts.isArrayBindingPattern(pattern))
        return whole.items[pattern.elements.findIndex((each) => placeOf(each) === placeOf(element))]?.();
      if (!(whole instanceof Fields) || !name || !ts.isIdentifier(name)) throw new Unreadable(node);
      const value = whole.byName.get(name.text)?.();
      return value === undefined && element.initializer ? evaluate(element.initializer, scope) : value;
    },
    () => byItsType(node, scope, element),
  );
}
