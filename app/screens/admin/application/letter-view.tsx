import { useId } from "react";
import { directionOf } from "#domain/language.ts";
import { Notice } from "../../../components/ui/notice.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { ShownLetter } from "./use-letter.ts";

export function LetterView({ letter: { preview, isCurrent, failed } }: { letter: ShownLetter }) {
  const { text } = useText();
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={!isCurrent} className="grid gap-2">
      <h3 id={id} className="text-base font-medium">
        {text("application.letter")}
      </h3>
      {failed && <Notice tone="bad" role="alert" title={text("application.letter.failed")} />}
      {!preview && !failed && <Skeleton className="h-40" />}
      {preview && (
        <>
          <p className="text-sm text-ink-soft">
            {text("application.letter.to")} <bdi dir="ltr">{preview.to}</bdi>
          </p>
          <div
            lang={preview.language}
            dir={directionOf(preview.language)}
            data-any-language
            className="border border-line bg-paper-raised p-4 text-sm"
          >
            <p className="font-semibold">{preview.subject}</p>
            <p className="mt-3 max-h-80 overflow-y-auto whitespace-pre-wrap">{preview.text}</p>
          </div>
        </>
      )}
    </section>
  );
}
