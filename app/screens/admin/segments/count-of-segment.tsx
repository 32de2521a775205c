import { useState } from "react";
import type { Segment } from "#domain/contacts/segment.ts";
import { useAttempt } from "../../../components/back-office/use-attempt.ts";
import { Button } from "../../../components/ui/button.tsx";
import { send } from "../../../data/browser.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { segmentIn, type Row } from "./typed-segment.ts";

type Counted = { segment: Segment; count: number };

/** How many contacts the typed conditions find, before the segment is saved, and the way to their list and its files. */
export function CountOfSegment({ rows }: { rows: readonly Row[] }) {
  const { text } = useText();
  const { attempt, pending } = useAttempt([]);
  const [counted, setCounted] = useState<Counted | null>(null);
  const count = (form: HTMLFormElement | null) => {
    if (!form) return;
    const segment = segmentIn(new FormData(form), rows);
    void attempt(
      (language) => send(language, "POST", "/api/admin/segment-counts", { segment }),
      (answer) => setCounted({ segment, count: answer.count }),
    );
  };
  const address =
    counted &&
    `/admin/contacts?${new URLSearchParams({ segment: JSON.stringify(counted.segment) }).toString()}`;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button variant="secondary" pending={pending} onClick={(event) => count(event.currentTarget.form)}>
        {text("segments.count")}
      </Button>
      <output>{counted && text("segments.counted", { count: counted.count })}</output>
      {address && (
        <Link href={address} className="text-link">
          {text("segments.show")}
        </Link>
      )}
    </div>
  );
}
