import { useState, type FormEvent } from "react";
import { draftDays } from "#domain/applications/grant/draft-days.ts";
import { isEmail, normalizeEmail } from "#domain/identifiers/email.ts";
import { languageFacts } from "#domain/language.ts";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { sentenceOf } from "../../data/refused.ts";
import { useText } from "../../i18n/text.tsx";
import { fieldsIn, type SavedDraft, type Saving } from "./use-draft.ts";

type Told = { tone: "good" | "bad"; title?: string; text: string };
export type LinkByMail = Readonly<{
  pending: boolean;
  told: Told | null;
  ask: (event: FormEvent<HTMLFormElement>) => void;
}>;

export function useLinkByMail(saved: SavedDraft): LinkByMail {
  const { text } = useText();
  const [pending, setPending] = useState(false);
  const [told, setTold] = useState<Told | null>(null);

  const mail = async (form: HTMLFormElement) => {
    setPending(true);
    try {
      await saved.mailLink(fieldsIn(form));
      setTold({
        tone: "good",
        title: text("grants.draft.mailed.title"),
        text: text("grants.draft.mailed.text"),
      });
    } catch (error) {
      setTold({ tone: "bad", text: sentenceOf(error) ?? text("grants.draft.failed") });
    } finally {
      setPending(false);
    }
  };
  return {
    pending,
    told,
    ask: (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      const field = form.elements.namedItem("email");
      if (field instanceof HTMLInputElement && !isEmail(normalizeEmail(field.value))) {
        setTold({ tone: "bad", text: text("grants.error.email_invalid") });
        field.focus();
      } else void mail(form);
    },
  };
}

/** Without JavaScript its button saves and mails. */
export function GoOnLater({ saving, byMail }: { saving: Saving; byMail: LinkByMail }) {
  const { text } = useText();
  const { told } = byMail;
  return (
    <div className="mt-10 border-t border-line pt-6">
      <h3 className="text-xl">{text("grants.draft.title")}</h3>
      <p className="mt-2 max-w-prose">{text("grants.draft.text", { days: draftDays })}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          type="submit"
          name="intent"
          value="link"
          variant="secondary"
          pending={byMail.pending}
          pendingLabel={text("grants.draft.linking")}
        >
          {text("grants.draft.link")}
        </Button>
        <SavedLine saving={saving} />
      </div>
      <div aria-live="polite">
        {told && (
          <Notice tone={told.tone} title={told.title} className="mt-4">
            {told.text}
          </Notice>
        )}
      </div>
    </div>
  );
}

/** Not announced at every save. */
function SavedLine({ saving }: { saving: Saving }) {
  const { text, language } = useText();
  switch (saving.state) {
    case "idle":
      return null;
    case "saving":
      return <p className="text-ink-soft">{text("grants.draft.saving")}</p>;
    case "failed":
      return <p className="font-medium text-bad">{text("grants.draft.failed")}</p>;
    case "saved": {
      // In the visitor's time zone: rendered only in their browser.
      const clock = new Intl.DateTimeFormat(languageFacts[language].locale, {
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
      });
      return (
        <p className="text-ink-soft">
          {text("grants.draft.savedAt", { time: clock.format(new Date(saving.at)) })}
        </p>
      );
    }
  }
}
