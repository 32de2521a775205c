import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RecordAnswer } from "#domain/content/editing/answers.ts";
import { isSame } from "#domain/content/editing/differences.ts";
import type { DraftBody } from "#domain/content/editing/field-spec.ts";
import { key } from "../../../data/api-key.ts";
import { send } from "../../../data/browser.ts";
import { useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { recordKey } from "./keys.ts";

const afterMs = 2_000;

type Typed = Readonly<{
  record: RecordAnswer;
  base: Readonly<{ version: number; body: DraftBody }>;
  body: DraftBody;
  dirty: boolean;
  isPaused: boolean;
}>;

/** Keeps typed text on the server shortly after the last key, so that a closed tab loses nothing. It makes no version. */
export function useUnsaved({ record, base, body, dirty, isPaused }: Typed) {
  const { language } = useText();
  const cache = useApiCache();
  const [kept, setKept] = useState<Readonly<{ body: DraftBody; at: string }> | null>(record.unsaved);
  const [others, setOthers] = useState(record.others);
  const [failed, setFailed] = useState(false);
  const underWay = useRef(Promise.resolve());
  const { kind, id } = record;
  const address = key("/api/admin/content/:kind/:id/unsaved", { kind, id: id ?? "new" });
  const isKept = kept !== null && isSame(kept.body, body);

  const keep = useEffectEvent(async () => {
    try {
      const { at, others: colleagues } = await send(language, "PUT", address, {
        basedOn: base.version,
        body,
      });
      setKept({ body, at });
      setOthers(colleagues);
      setFailed(false);
      // This screen may be opened again before its answer is read again.
      const unsaved = { basedOn: base.version, base: base.body, body, at };
      cache.set(recordKey(kind, id ?? "new"), { ...record, unsaved });
    } catch {
      setFailed(true);
    }
  });

  useEffect(() => {
    if (!dirty || isKept || isPaused) return undefined;
    const timer = setTimeout(() => {
      underWay.current = keep();
    }, afterMs);
    return () => clearTimeout(timer);
  }, [body, dirty, isKept, isPaused]);

  return {
    /** When the text on screen was kept; null if it was not. */
    keptAt: isKept ? kept.at : null,
    failed,
    others,
    /** A saved version must not be followed by an older text that was still on its way. */
    settled: () => underWay.current,
    drop: () => send(language, "DELETE", address),
  };
}
