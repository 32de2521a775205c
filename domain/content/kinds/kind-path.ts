import { kindNames, type ContentKind } from "./kinds.ts";

/** A kind in a URL: volunteerRole is volunteer-role. */
export const pathOfKind = (kind: ContentKind): string =>
  kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const kindsByPath = new Map(kindNames.map((kind) => [pathOfKind(kind), kind]));

export const kindAtPath = (path: string): ContentKind | null => kindsByPath.get(path) ?? null;
