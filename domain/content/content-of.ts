import type { ContentByKind } from "./kinds/schemas.ts";
import type { Content } from "./ports.ts";

/** Content from memory, such as the sample. */
export const contentOf = (bodies: ContentByKind): Content => ({
  list: async (kind) => bodies[kind],
  find: async (kind, id) => bodies[kind].find((body) => body.id === id) ?? null,
  hasAny: async (kind) => bodies[kind].length > 0,
});
