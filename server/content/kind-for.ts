import type { RecordRef } from "#domain/content/editing/ports.ts";
import { contentKinds, type ContentKind } from "#domain/content/kinds/kinds.ts";
import { kindAtPath } from "#domain/content/kinds/kind-path.ts";
import type { User } from "#domain/site/site.ts";
import type { RequestContext } from "../context.ts";
import { forbidden, refuse, type Refusal } from "../refuse.ts";

export function kindFor(
  c: RequestContext,
  path: string,
  user: User | null,
): ContentKind | Refusal<403 | 404> {
  const kind = kindAtPath(path);
  if (!kind) return refuse(c, 404, "errors.not_found");
  return contentKinds[kind].form.adminOnly && user?.role !== "ADMIN" ? refuse(c, 403, forbidden(c)) : kind;
}

type Named = Readonly<{ kind: string; id: string }>;

export function refFor(c: RequestContext, named: Named, user: User | null): RecordRef | Refusal<403 | 404> {
  const kind = kindFor(c, named.kind, user);
  return kind instanceof Response ? kind : { kind, id: named.id };
}
