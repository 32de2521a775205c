import { AsyncLocalStorage } from "node:async_hooks";
import type { RecordRef } from "#domain/content/editing/ports.ts";
import type { ContentBody, ContentKind } from "#domain/content/kinds/kinds.ts";
import type { Content } from "#domain/content/ports.ts";

type Draft = RecordRef & { body: unknown };

/** Published content; in a preview the draft replaces its record. */
export function previewedContent(stored: Content): {
  content: Content;
  withDraft: <Result>(draft: Draft, work: () => Promise<Result>) => Promise<Result>;
} {
  const shown = new AsyncLocalStorage<Draft>();
  const draftOf = <Kind extends ContentKind>(kind: Kind): (ContentBody<Kind> & { id: string }) | null => {
    const draft = shown.getStore();
    return draft?.kind === kind ? (draft.body as ContentBody<Kind> & { id: string }) : null;
  };
  return {
    withDraft: (draft, work) => shown.run(draft, work),
    content: {
      list: async (kind) => {
        const [bodies, draft] = [await stored.list(kind), draftOf(kind)];
        if (!draft) return bodies;
        const known = bodies.some(({ id }) => id === draft.id);
        return known ? bodies.map((body) => (body.id === draft.id ? draft : body)) : [...bodies, draft];
      },
      find: async (kind, id) => {
        const draft = draftOf(kind);
        return draft?.id === id ? draft : stored.find(kind, id);
      },
      hasAny: async (kind) => draftOf(kind) !== null || stored.hasAny(kind),
    },
  };
}
