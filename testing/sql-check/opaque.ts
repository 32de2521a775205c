import { isParameterDeclaration, type Node } from "typescript/unstable/ast";
import { TypeFlags, type Type } from "typescript/unstable/sync";
import type { Scope } from "./functions.ts";
import { placeOf, typeOf } from "./source.ts";
import { AnyNumber, Unreadable, type Value } from "./values.ts";

/** What is known only at run time: of a value whose type names its possibilities, each of them. */
export function byItsType(node: Node, scope: Scope, declaration?: Node): Value {
  const type = typeOf(scope.source, node);
  const parameter = declaration && parameterOf(declaration);
  if (!type) throw new Unreadable(node, parameter);
  if (type.flags & TypeFlags.NumberLike) return new AnyNumber();
  const options = literalsOf(type);
  if (!options) throw new Unreadable(node, parameter);
  const key = declaration ? placeOf(declaration) : `${node.getSourceFile().fileName} ${node.getText()}`;
  return scope.choose(key, options);
}

function literalsOf(type: Type): Value[] | undefined {
  if (type.isUnionType()) {
    const each = type.getTypes().map(literalsOf);
    return each.every((options) => options !== undefined) ? each.flat() : undefined;
  }
  if (type.isStringLiteralType() || type.isBooleanLiteralType() || type.isNumberLiteralType())
    return [type.value];
  if (type.flags & TypeFlags.Null) return [null];
  if (type.flags & TypeFlags.Undefined) return [undefined];
  return undefined;
}

function parameterOf(declaration: Node): Node | undefined {
  for (let node = declaration; node; node = node.parent) {
    if (isParameterDeclaration(node)) return node;
    if (node.kind === declaration.getSourceFile().kind) return undefined;
  }
  return undefined;
}
