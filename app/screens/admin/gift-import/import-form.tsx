import { useState } from "react";
import { useLocation } from "wouter";
import type { GiftPreview } from "#domain/entered-gifts/import/answers.ts";
import { readBase64 } from "../../../components/back-office/read-base64.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { send } from "../../../data/browser.ts";
import { sentenceOf } from "../../../data/refused.ts";
import { useApi, useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { waitingGiftsKey } from "../gifts-to-approve/view.ts";
import { Preview } from "./preview.tsx";

type Chosen = Readonly<{ id: string; name: string; fileBase64: string }>;

/** Preview first: nothing is stored before a person has seen the result. */
export function ImportForm() {
  const { text, format, language } = useText();
  const [, navigate] = useLocation();
  const cache = useApiCache();
  const limitCents = useApi(waitingGiftsKey).data?.limitCents;
  const [file, setFile] = useState<File>();
  const [seen, setSeen] = useState<{ chosen: Chosen; preview: GiftPreview }>();
  const [doing, setDoing] = useState<"looking" | "entering" | null>(null);

  const refused = (error: unknown) =>
    toasts.add({
      title: text("gift-import.failed"),
      description: sentenceOf(error) ?? text("back-office.failed.text"),
      look: "destructive",
    });
  const look = async () => {
    if (!file) return;
    setDoing("looking");
    setSeen(undefined);
    try {
      const chosen = { id: crypto.randomUUID(), name: file.name, fileBase64: await readBase64(file) };
      setSeen({ chosen, preview: await send(language, "POST", "/api/admin/gift-imports/preview", chosen) });
    } catch (error) {
      refused(error);
    }
    setDoing(null);
  };
  const enter = async () => {
    if (!seen) return;
    setDoing("entering");
    try {
      const { gifts, waiting } = await send(language, "POST", "/api/admin/gift-imports", seen.chosen);
      if (waiting > 0) await cache.reload(waitingGiftsKey);
      toasts.add({ title: text("gift-import.done", { n: gifts }) });
      navigate(waiting > 0 ? "/admin/donations/to-approve" : "/admin/donations");
    } catch (error) {
      refused(error);
      setDoing(null);
    }
  };
  return (
    <div className="grid gap-8 [&>*]:min-w-0">
      <Form onSubmit={look} className="max-w-2xl">
        <DisabledUntilHydrated className="grid gap-5">
          {limitCents !== undefined && (
            <p className="text-ink-soft">
              {text("gift-import.lead", { limit: format.moneyExact(limitCents) })}
            </p>
          )}
          <a href="/api/admin/gift-imports/template.csv" className="text-link justify-self-start" download>
            {text("gift-import.template")}
          </a>
          <Field label={text("gift-import.file")} required>
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".csv,.xlsx,text/csv"
                className="input"
                onChange={({ target }) => {
                  setFile(target.files?.[0]);
                  setSeen(undefined);
                }}
              />
            )}
          </Field>
          <Button
            type="submit"
            variant="secondary"
            pending={doing === "looking"}
            className="justify-self-start"
          >
            {text("gift-import.look")}
          </Button>
        </DisabledUntilHydrated>
      </Form>
      {seen && (
        <Preview preview={seen.preview} isEntering={doing === "entering"} onEnter={() => void enter()} />
      )}
    </div>
  );
}
