import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { useState } from "react";
import { useLocation } from "wouter";
import type { GiftPreview } from "#domain/entered-gifts/import/answers.ts";
import { toasts } from "../../../components/ui/toast-store.ts";
import { send } from "../../../data/browser.ts";
import { useApi } from "../../../data/use-api.tsx";
import { SheetForm } from "../../../components/back-office/sheet-form.tsx";
import { useAttempt } from "../../../components/back-office/use-attempt.ts";
import { SheetProblems } from "../../../components/back-office/sheet-problems.tsx";
import { giftLimitKey } from "../../../components/back-office/keys.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";

export default function AdminGiftImportScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("gift-import.title")} description={text("gift-import.description")}>
      <ImportForm />
    </StaffPage>
  );
}

type Chosen = Readonly<{ id: string; name: string; fileBase64: string }>;

/** Preview first: nothing is stored before a person has seen the result. */
function ImportForm() {
  const { text, format, language } = useText();
  const [, navigate] = useLocation();
  const limitCents = useApi(giftLimitKey).data?.limitCents;
  const [seen, setSeen] = useState<{ chosen: Chosen; preview: GiftPreview }>();
  const { attempt, pending } = useAttempt([], text("gift-import.failed"));

  const enter = (chosen: Chosen, confirmsRepeated: boolean) =>
    attempt(
      () => send(language, "POST", "/api/admin/gift-imports", { ...chosen, confirmsRepeated }),
      ({ gifts, waiting }) => {
        toasts.add({ title: text("gift-import.done", { n: gifts }) });
        navigate(waiting > 0 ? "/admin/approvals" : "/admin/donations");
      },
    );
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
      {seen && (
        <Preview
          preview={seen.preview}
          isEntering={pending}
          onEnter={() => void enter(seen.chosen, seen.preview.repeatedRows.length > 0)}
        />
      )}
    </div>
  );
}

type Props = { preview: GiftPreview; isEntering: boolean; onEnter: () => void };

function Preview({ preview, isEntering, onEnter }: Props) {
  const { text, format } = useText();
  const { gifts, totalCents, waiting, importedAt, problems, repeatedRows } = preview;
  const isRight = problems.length === 0 && importedAt === null;
  return (
    <section aria-live="polite" className="grid gap-5 [&>*]:min-w-0">
      <p className="flex flex-wrap gap-x-6 gap-y-1 font-medium">
        <span>{text("gift-import.gifts", { n: gifts })}</span>
        <span>{text("gift-import.total", { amount: format.moneyExact(totalCents) })}</span>
        <span>{text("gift-import.waiting", { n: waiting })}</span>
      </p>
      {importedAt !== null && (
        <Notice tone="bad">{text("gift-import.known", { date: format.dateTime(importedAt) })}</Notice>
      )}
      {problems.length > 0 && <Notice tone="bad">{text("gift-import.wrong")}</Notice>}
      {isRight && repeatedRows.length === 0 && <Notice tone="good">{text("gift-import.right")}</Notice>}
      {repeatedRows.length > 0 && (
        <Notice tone="bad">
          {text("gift-import.repeated", { n: repeatedRows.length, rows: repeatedRows.join(", ") })}
        </Notice>
      )}
      {problems.length > 0 && (
        <SheetProblems
          problems={problems.map(({ row, column, reason, value = "" }) => ({
            row,
            column: column && text(`gift-import.column.${column}`),
            sentence: text(`gift-import.problem.${reason}`, { value }),
          }))}
        />
      )}
      {isRight && (
        <Button pending={isEntering} onClick={onEnter} className="justify-self-start">
          {text(repeatedRows.length > 0 ? "gift-import.enterRepeated" : "gift-import.enter")}
        </Button>
      )}
      {isEntering && <output>{text("gift-import.busy")}</output>}
    </section>
  );
}
