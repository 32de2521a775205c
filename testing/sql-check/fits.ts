import { TypeFlags, type Checker, type Type } from "typescript/unstable/sync";

const empty = TypeFlags.Null | TypeFlags.Undefined;

/** Whether a declared type allows for an empty column. */
export function isNullable(checker: Checker, type: Type): boolean {
  if (type.isUnionType()) return type.getTypes().some((each) => isNullable(checker, each));
  return Boolean(type.flags & (empty | TypeFlags.Unknown));
}

/** Which of the values a column may hold a declared type leaves out. */
export function leftOut(type: Type, values: readonly string[]): string[] {
  const declared = type.isUnionType() ? type.getTypes() : [type];
  const named = declared.flatMap((each) => (each.isStringLiteralType() ? each.value : []));
  return named.length === 0 ? [] : values.filter((value) => !named.includes(value));
}

/** Whether what the program gets to see, `read`, can be of the declared type. */
export function fits(checker: Checker, type: Type, read: string): boolean {
  if (type.flags & empty) return true;
  if (type.flags & TypeFlags.Any) return false;
  // Whoever declares nothing has to look before using it.
  if (type.flags & TypeFlags.Unknown) return true;
  if (type.isUnionType()) return type.getTypes().every((each) => fits(checker, each, read));
  if (type.isIntersectionType() && read !== "unknown")
    return type.getTypes().some((each) => fits(checker, each, read));
  if (type.isTypeParameter() || type.isIndexedAccessType()) {
    const known = checker.getBaseConstraintOfType(type);
    return known !== undefined && fits(checker, known, read);
  }
  if (read.endsWith("[]")) {
    const [item] = type.isTypeReference() && checker.isArrayType(type) ? checker.getTypeArguments(type) : [];
    return item !== undefined && fits(checker, item, read.slice(0, -2));
  }
  switch (read) {
    case "string":
      return Boolean(type.flags & TypeFlags.StringLike);
    case "number":
      return Boolean(type.flags & TypeFlags.NumberLike);
    case "boolean":
      return Boolean(type.flags & TypeFlags.BooleanLike);
    case "unknown":
      return !["Date", "Buffer", "Map", "Set"].includes(type.getSymbol()?.name ?? "");
    case "Buffer":
      return ["Buffer", "Uint8Array"].includes(type.getSymbol()?.name ?? "");
    default:
      return type.getSymbol()?.name === read;
  }
}
