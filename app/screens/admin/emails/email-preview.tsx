import { useState } from "react";
import { writtenLanguages, type EmailCampaign } from "#domain/email-campaigns/email-campaign.ts";
import type { Language } from "#domain/language.ts";
import { Button } from "../../../components/ui/button.tsx";
import { classNames } from "../../../components/ui/class-names.ts";
import { Section } from "../../../components/ui/section.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { previewKey } from "./keys.ts";

const widths = { phone: "max-w-[24.375rem]", desktop: "max-w-[46rem]", text: "max-w-[46rem]" } as const;
const looks = ["phone", "desktop", "text"] as const;
type Look = (typeof looks)[number];

/** What is saved, as the reader of this page would get it. */
export function EmailPreview({ campaign }: { campaign: EmailCampaign }) {
  const { text, language: own } = useText();
  const written = writtenLanguages(campaign);
  const [language, setLanguage] = useState<Language | null>(
    () => written.find((each) => each === own) ?? written[0] ?? null,
  );
  const [look, setLook] = useState<Look>("phone");
  return (
    <Section id="preview" title={text("email-campaigns.preview")} className="grid gap-4">
      {language === null ? (
        <p className="text-ink-soft">{text("email-campaigns.preview.none")}</p>
      ) : (
        <>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            <Choice
              label={text("email-campaigns.languages")}
              chosen={language}
              options={written.map((value) => ({ value, label: text(`editor.language.${value}`) }))}
              onChoose={setLanguage}
            />
            <Choice
              label={text("email-campaigns.preview.look")}
              chosen={look}
              options={looks.map((value) => ({ value, label: text(`email-campaigns.preview.${value}`) }))}
              onChoose={setLook}
            />
          </div>
          <Frame id={campaign.id} language={language} look={look} />
        </>
      )}
    </Section>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  chosen: Value;
  options: readonly Readonly<{ value: Value; label: string }>[];
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ label, chosen, options, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <Button
          key={option.value}
          size="small"
          variant={option.value === chosen ? "primary" : "secondary"}
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </fieldset>
  );
}

function Frame({ id, language, look }: { id: string; language: Language; look: Look }) {
  const { text } = useText();
  const { data } = useApi(previewKey(id, language));
  if (!data) return <div className={classNames("h-[40rem] w-full border border-line", widths[look])} />;
  return (
    <figure className={classNames("grid w-full gap-2", widths[look])}>
      <figcaption className="font-medium">
        <bdi lang={language}>{data.subject}</bdi>
      </figcaption>
      {look === "text" ? (
        <pre
          dir="auto"
          lang={language}
          data-any-language
          className="overflow-x-auto border border-line bg-paper p-4 text-sm whitespace-pre-wrap"
        >
          {data.text}
        </pre>
      ) : (
        <iframe
          title={text("email-campaigns.preview")}
          srcDoc={data.html}
          // Nothing in it may run, and its links do not open here.
          sandbox=""
          className="h-[40rem] w-full border border-line bg-white"
        />
      )}
    </figure>
  );
}
