import type { ContentKind } from "../kinds/schemas.ts";
import type { VersionAnswer } from "./answers.ts";
import type { EditedRecord, RecordRef, RecordState } from "./ports.ts";

type Asked = {
  title: string | null;
  search: string;
  state: RecordState | null;
  /** In the order that visitors see, what is not published last; else last changed first. */
  ordered: boolean;
  most: number;
  skip: number;
};
/** Between which two it stands for visitors; null where they do not see it. */
type Placed = { order: { above: string | null; below: string | null } | null };

/** Where staff look before they edit something. */
export type ContentRecords = {
  /** Records with a draft that visitors do not see. */
  all(): Promise<(EditedRecord & { kind: string; id: string })[]>;
  counts(): Promise<{ kind: string; total: number; published: number; samples: number }[]>;
  list(
    kind: ContentKind,
    asked: Asked,
  ): Promise<{ total: number; rows: (EditedRecord & Placed & { id: string })[] }>;
  find(ref: RecordRef): Promise<EditedRecord | null>;
  versions(ref: RecordRef): Promise<VersionAnswer[]>;
  due(now: Date): Promise<RecordRef[]>;
};
