import { useState } from "react";
import { flushSync } from "react-dom";
import { sourceLanguage } from "#domain/content/editing/translation.ts";
import { isLanguage, languages, type Language } from "#domain/language.ts";
import { Button } from "../../../components/ui/button.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { Editor } from "./use-editor.ts";

/** The languages on screen: the source and one more, or any one. */
export function useShownLanguages() {
  const { language } = useText();
  const [shown, setShown] = useState<readonly Language[]>([
    sourceLanguage,
    language === sourceLanguage ? "nl" : language,
  ]);
  return {
    shown,
    toggle: (pressed: Language) => setShown(toggled(shown, pressed)),
    /** Shows the language of a field before a link in the error summary leads to it. */
    show: (link: EventTarget) => {
      const wanted = link instanceof HTMLAnchorElement ? link.hash.split(".").at(-1) : undefined;
      if (isLanguage(wanted) && !shown.includes(wanted)) flushSync(() => setShown(toggled(shown, wanted)));
    },
  };
}

function toggled(shown: readonly Language[], pressed: Language): readonly Language[] {
  const chosen = shown.includes(pressed)
    ? shown.filter((each) => each !== pressed)
    : [...shown.slice(0, 1), pressed];
  return chosen.length === 0 ? shown : languages.filter((each) => chosen.includes(each));
}

type Props = { editor: Editor; shown: readonly Language[]; onToggle: (language: Language) => void };

/** Stays on top while the text scrolls: languages, saving and publishing. */
export function EditorBar({ editor, shown, onToggle }: Props) {
  const { text } = useText();
  const { pending, waits } = editor;
  return (
    <div className="editor-bar">
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">{text("editor.languages")}</legend>
        {languages.map((language) => (
          <Button
            key={language}
            variant="quiet"
            size="small"
            aria-pressed={shown.includes(language)}
            onClick={() => onToggle(language)}
          >
            {text(`editor.language.${language}`)}
          </Button>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          disabled={waits}
          pending={pending === "save"}
          onClick={() => void editor.save()}
        >
          {text("editor.save")}
        </Button>
        <Button
          size="small"
          disabled={waits}
          pending={pending === "publish"}
          onClick={() => void editor.publish()}
        >
          {text("editor.publish")}
        </Button>
      </div>
    </div>
  );
}
