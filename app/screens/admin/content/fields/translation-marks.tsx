import { useState } from "react";
import { aligned, type Step } from "#domain/content/editing/aligned.ts";
import {
  sourceLanguage,
  type OutdatedParagraph,
  type TranslationState,
} from "#domain/content/editing/translation.ts";
import { directionOf, type Language } from "#domain/language.ts";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { useText } from "../../../../i18n/text.tsx";

type OnConfirm = (paragraph: string, source: string) => Promise<boolean>;
type Props = { state: TranslationState; language: Language; onConfirm: OnConfirm };

const sourceMarks = { lang: sourceLanguage, dir: directionOf(sourceLanguage) };

/** What a translator has to do: paragraphs whose source changed, and source paragraphs without a translation. */
export function TranslationMarks({ state: { outdated, missing }, language, onConfirm }: Props) {
  const { text } = useText();
  if (outdated.length + missing.length === 0) return null;
  return (
    <section aria-label={text("editor.translation.title")} className="translation-marks">
      {outdated.map((each) => (
        <Outdated key={each.paragraph} outdated={each} language={language} onConfirm={onConfirm} />
      ))}
      {missing.map((paragraph) => (
        <div key={paragraph}>
          <Badge tone="warn">{text("editor.translation.missing")}</Badge>
          <p {...sourceMarks}>{paragraph}</p>
        </div>
      ))}
    </section>
  );
}

type OutdatedProps = { outdated: OutdatedParagraph; language: Language; onConfirm: OnConfirm };

function Outdated({ outdated: { paragraph, was, now }, language, onConfirm }: OutdatedProps) {
  const { text } = useText();
  const [pending, setPending] = useState(false);
  const confirm = async (source: string) => {
    setPending(true);
    if (!(await onConfirm(paragraph, source))) setPending(false);
  };
  return (
    <div>
      <Badge tone="warn">
        {text(now === null ? "editor.translation.removed" : "editor.translation.outdated")}
      </Badge>
      <p lang={language} dir={directionOf(language)} className="text-ink-soft">
        {paragraph}
      </p>
      <p {...sourceMarks}>
        <Changed was={was} now={now ?? ""} />
      </p>
      {now !== null && (
        <Button variant="secondary" size="small" pending={pending} onClick={() => void confirm(now)}>
          {text("editor.translation.confirm")}
        </Button>
      )}
    </div>
  );
}

/** The words that were removed and added. */
const Changed = ({ was, now }: { was: string; now: string }) =>
  aligned(was.split(" "), now.split(" ")).map((step, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- words repeat, and their order is fixed
    <span key={index}>{wordOf(step)} </span>
  ));

const wordOf = (step: Step<string>) =>
  "same" in step ? step.same : "left" in step ? <del>{step.left}</del> : <ins>{step.right}</ins>;
