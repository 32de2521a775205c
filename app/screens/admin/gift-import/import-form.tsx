import { useState } from "react";
import { useLocation } from "wouter";
import type { GiftPreview } from "#domain/entered-gifts/import/answers.ts";
import { toasts } from "../../../components/ui/toast-store.ts";
import { send } from "../../../data/browser.ts";
import { useApi, useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { waitingGiftsKey } from "../gifts-to-approve/view.ts";
import { Preview } from "./preview.tsx";
import { SheetForm, useImportFailed } from "../../../components/back-office/sheet-form.tsx";

type Chosen = Readonly<{ id: string; name: string; fileBase64: string }>;

/** Preview first: nothing is stored before a person has seen the result. */
export function ImportForm() {
  const { text, format, language } = useText();
  const [, navigate] = useLocation();
  const cache = useApiCache();
  const limitCents = useApi(waitingGiftsKey).data?.limitCents;
  const [seen, setSeen] = useState<{ chosen: Chosen; preview: GiftPreview }>();
  const [isEntering, setIsEntering] = useState(false);
  const failed = useImportFailed();

  const enter = async () => {
    if (!seen) return;
    setIsEntering(true);
    try {
      const { gifts, waiting } = await send(language, "POST", "/api/admin/gift-imports", seen.chosen);
      if (waiting > 0) await cache.reload(waitingGiftsKey);
      toasts.add({ title: text("gift-import.done", { n: gifts }) });
      navigate(waiting > 0 ? "/admin/donations/to-approve" : "/admin/donations");
    } catch (error) {
      failed(error);
      setIsEntering(false);
    }
  };
  return (
    <div className="grid gap-8 [&>*]:min-w-0">
      <SheetForm
        className="max-w-2xl"
        template={{ href: "/api/admin/gift-imports/template.csv", label: text("gift-import.template") }}
        onPreview={async (file) => {
          if (!file) return setSeen(undefined);
          const chosen = { id: crypto.randomUUID(), ...file };
          setSeen({
            chosen,
            preview: await send(language, "POST", "/api/admin/gift-imports/preview", chosen),
          });
        }}
      >
        {limitCents !== undefined && (
          <p className="text-ink-soft">
            {text("gift-import.lead", { limit: format.moneyExact(limitCents) })}
          </p>
        )}
      </SheetForm>
      {seen && <Preview preview={seen.preview} isEntering={isEntering} onEnter={() => void enter()} />}
    </div>
  );
}
