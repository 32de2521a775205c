import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { key, type Answer } from "../../../data/api-key.ts";
import { answerIn, request } from "../../../data/browser.ts";
import { useSite } from "../../../data/site.ts";
import { sentenceOf } from "../../../data/refused.ts";
import { useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { bankKey } from "./view.ts";

const known = [
  "zip_too_large",
  "zip_broken",
  "zip_too_many_files",
  "zip_unpacks_too_large",
  "zip_within_zip",
  "zip_empty",
] as const;

/** A reason that is newer than this page is a zip that could not be read. */
const zipReasonId = (reason: string): `bank.zip.${(typeof known)[number]}` =>
  `bank.zip.${known.find((each) => each === reason) ?? "zip_broken"}`;

/** Uploads one file at a time; a failed file does not stop the others. */
export function UploadForm() {
  const { text, language } = useText();
  const { mode } = useSite();
  const cache = useApiCache();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [pending, setPending] = useState(false);

  const uploadOne = async (file: File) => {
    const search = `?${new URLSearchParams({ name: file.name }).toString()}`;
    const address = key("/api/admin/bank/files", {}, search);
    const response = await request(language, "POST", address, { file });
    const uploaded = await answerIn<Answer<"POST", "/api/admin/bank/files">>(response);
    for (const { name, isKnown } of uploaded.files)
      if (isKnown) toasts.add({ title: text("bank.upload.known", { name }) });
    for (const { name, reason } of uploaded.refused)
      toasts.add({
        title: text("bank.upload.refused", { name }),
        description: text(zipReasonId(reason)),
        look: "destructive",
      });
  };
  const upload = async (_: FormData, form: HTMLFormElement) => {
    setPending(true);
    for (const file of files) {
      try {
        await uploadOne(file);
      } catch (error) {
        toasts.add({
          title: text("bank.upload.refused", { name: file.name }),
          description: sentenceOf(error) ?? text("bank.upload.failed"),
          look: "destructive",
        });
      }
    }
    form.reset();
    setFiles([]);
    await cache.reload(bankKey);
    setPending(false);
  };
  return (
    <Form onSubmit={upload} className="max-w-2xl">
      <h2 className="heading-3 mb-4">{text("bank.upload.title")}</h2>
      <DisabledUntilHydrated className="grid gap-4">
        <Field label={text("bank.upload.files")} hint={text("bank.upload.lead")} required>
          {(control) => (
            <input
              {...control}
              type="file"
              multiple
              accept=".xml,.zip,.053,text/xml,application/xml,application/zip"
              className="input"
              onChange={({ target }) => setFiles([...(target.files ?? [])])}
            />
          )}
        </Field>
        <Button type="submit" pending={pending} className="justify-self-start">
          {text("bank.upload.button")}
        </Button>
      </DisabledUntilHydrated>
      {mode === "demo" && (
        <Link href="/api/admin/bank/sample" download className="text-link inline-flex min-h-11 items-center">
          {text("bank.upload.sample")}
        </Link>
      )}
    </Form>
  );
}
