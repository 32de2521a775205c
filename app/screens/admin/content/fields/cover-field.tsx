import { perLanguage } from "#domain/language.ts";
import { useState } from "react";
import { uploadUrl } from "#domain/content/cover-url.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { Field } from "../../../../components/ui/field.tsx";
import { toasts } from "../../../../components/ui/toast-store.ts";
import { sentenceOf } from "../../../../data/refused.ts";
import { useText } from "../../../../i18n/text.tsx";
import { useForm, useLabels, useProblem } from "../editor-context.ts";
import { fieldId } from "../labels.ts";
import { LocalizedInputs } from "./localized-field.tsx";
import type { Place } from "./place.ts";
import { acceptedPictures, sendPicture } from "./send-picture.ts";

const shownWidth = 480;

type Cover = { upload: string; alt: unknown };

/** The picture is uploaded at once. It belongs to the record after saving. */
export function CoverField({ field, path, value }: Place<"cover">) {
  const { text, language } = useText();
  const { fieldLabel } = useLabels();
  const { set } = useForm();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const problem = useProblem(path);
  const cover = value as Cover | null;

  const send = async (file: File | undefined) => {
    if (!file) return;
    setSending(true);
    setRefusal(undefined);
    try {
      const { upload } = await sendPicture(file, language);
      set(path, { upload, alt: cover?.alt ?? perLanguage(() => "") });
      toasts.add({ title: text("editor.cover.added") });
    } catch (error) {
      setRefusal(sentenceOf(error) ?? text("back-office.failed.text"));
    } finally {
      setSending(false);
    }
  };

  return (
    <fieldset className="grid gap-4 border border-line p-4">
      <legend className="px-2 font-semibold">{fieldLabel(field.name)}</legend>
      {cover && (
        <img
          src={uploadUrl(cover.upload, shownWidth)}
          alt=""
          className="aspect-video w-full max-w-sm object-cover"
        />
      )}
      <Field
        id={fieldId(path)}
        label={text("editor.cover.choose")}
        hint={text("editor.cover.hint")}
        error={refusal ?? problem}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept={acceptedPictures}
            disabled={sending}
            className="input"
            onChange={({ target }) => void send(target.files?.[0])}
          />
        )}
      </Field>
      <output className="text-sm">{sending && text("editor.cover.sending")}</output>
      {cover && (
        <>
          <LocalizedInputs legend={text("editor.cover.alt")} path={`${path}.alt`} value={cover.alt} />
          <div>
            <Button variant="quiet" size="small" onClick={() => set(path, null)}>
              {text("editor.cover.remove")}
            </Button>
          </div>
        </>
      )}
    </fieldset>
  );
}
