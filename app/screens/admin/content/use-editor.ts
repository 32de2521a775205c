import { useCallback, useState } from "react";
import { useLocation } from "wouter";
import type { RecordAnswer } from "#domain/content/editing/answers.ts";
import { isSame, withValueAt } from "#domain/content/editing/differences.ts";
import type { DraftBody } from "#domain/content/editing/field-spec.ts";
import { toasts } from "../../../components/ui/toast-store.ts";
import { useHydrated } from "../../../components/ui/use-hydrated.ts";
import { useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { MessageId } from "../../../messages/ids.ts";
import { englishTitle, isWithin } from "./body-paths.ts";
import { changeKey, contentKey, listKey, recordKey, type RecordPart } from "./keys.ts";
import { slugOf } from "./slug-of.ts";
import { useUnsaved } from "./use-unsaved.ts";
import { sendEdit, type Problem, type Theirs } from "../../../components/back-office/send-edit.ts";

/** The body as the server last had it. */
type Base = Readonly<{ version: number; body: DraftBody }>;
type Send = {
  part?: RecordPart;
  search?: string;
  body?: Record<string, unknown>;
  done: MessageId;
  more?: MessageId;
};

export function useEditor(record: RecordAnswer) {
  const { text, language } = useText();
  const cache = useApiCache();
  const [, navigate] = useLocation();
  const { unsaved } = record;
  const [base, setBase] = useState<Base>(
    unsaved
      ? { version: unsaved.basedOn, body: unsaved.base }
      : { version: record.version, body: record.body },
  );
  const [body, setBody] = useState(unsaved?.body ?? record.body);
  const [typedId, setNewId] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  const alive = useHydrated();
  const dirty = !isSame(base.body, body);
  const keeping = useUnsaved({ record, base, body, dirty, isPaused: pending !== null || theirs !== null });

  // Show a newer version when there is no unsaved input.
  if (record.version > base.version && !dirty && pending === null && theirs === null) {
    setBase({ version: record.version, body: record.body });
    setBody(record.body);
  }

  const set = useCallback((path: string, value: unknown) => {
    setBody((before) => withValueAt(before, path.split("."), value));
    setProblems((before) => before.filter((problem) => !isWithin(problem.path, path)));
  }, []);

  const newId = typedId ?? slugOf(englishTitle(body));
  const id = record.id ?? newId;
  const send = async (
    name: string,
    method: "PUT" | "POST" | "DELETE",
    { part, search = "", body: sent, done, more }: Send,
  ): Promise<void> => {
    setPending(name);
    await keeping.settled();
    const outcome = await sendEdit(language, method, changeKey(record.kind, id, part, search), sent).catch(
      () => ({
        ok: false as const,
        error: text("back-office.failed.text"),
      }),
    );
    if (!outcome.ok) {
      setPending(null);
      setTheirs(("theirs" in outcome && outcome.theirs) || null);
      setProblems(("problems" in outcome && outcome.problems) || []);
      setAttempt((before) => before + 1);
      toasts.add({ title: text("editor.failed"), description: outcome.error, look: "destructive" });
      return;
    }
    setProblems([]);
    if (sent && "body" in sent) setBase({ version: outcome.version, body });
    toasts.add({ title: text(done), ...(more && { description: text(more) }) });
    await Promise.all([
      cache.reload(recordKey(record.kind, id)),
      cache.reload(listKey(record.kind)),
      cache.reload(contentKey),
    ]);
    setPending(null);
    if (record.id === null) navigate(`/admin/content/${record.kind}/${id}`, { replace: true });
  };

  const edit = { basedOn: base.version, body };
  const from = `?basedOn=${base.version}`;
  return {
    record,
    base,
    body,
    set,
    newId,
    setNewId,
    problems,
    attempt,
    theirs,
    pending,
    dirty,
    alive,
    keeping,
    /** Back to the last saved version. */
    discard: async () => {
      setBase({ version: record.version, body: record.body });
      setBody(record.body);
      await keeping.settled();
      await keeping.drop();
      await cache.reload(recordKey(record.kind, record.id ?? "new"));
    },
    /** One action at a time: the others are disabled meanwhile. */
    waits: !alive || pending !== null || theirs !== null || id === "",
    save: () => send("save", "PUT", { body: edit, done: "editor.saved", more: "editor.savedText" }),
    publish: () =>
      send("publish", "POST", {
        part: "publication",
        body: edit,
        done: "editor.published",
        more: "editor.publishedText",
      }),
    schedule: (publishAt: string) =>
      send("schedule", "POST", { part: "schedule", body: { ...edit, publishAt }, done: "editor.scheduled" }),
    unschedule: () =>
      send("unschedule", "DELETE", { part: "schedule", search: from, done: "editor.unscheduled" }),
    unpublish: () =>
      send("unpublish", "DELETE", { part: "publication", search: from, done: "editor.unpublished" }),
    restore: (version: number) =>
      send("restore", "POST", {
        part: "restoration",
        body: { basedOn: base.version, version },
        done: "editor.restored",
      }),
    /** Continues from their version with the chosen values. */
    join: (joined: DraftBody) => {
      if (!theirs) return;
      setBase({ version: theirs.version, body: theirs.body });
      setBody(joined);
      setTheirs(null);
      toasts.add({ title: text("editor.conflict.joined") });
    },
  };
}
export type Editor = ReturnType<typeof useEditor>;
