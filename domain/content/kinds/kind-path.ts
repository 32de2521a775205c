import { contentKinds, type ContentKind } from "./schemas.ts";

/** A kind in a URL: volunteerRole is volunteer-role. */
export const pathOfKind = (kind: ContentKind): string =>
  kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const kindsByPath = new Map(
  (Object.keys(contentKinds) as ContentKind[]).map((kind) => [pathOfKind(kind), kind]),
);

export const kindAtPath = (path: string): ContentKind | null => kindsByPath.get(path) ?? null;
