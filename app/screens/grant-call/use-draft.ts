import { useEffect, useRef, useState } from "react";
import type { OpenDraft, SavedAnswer } from "#domain/applications/grant/draft-answer.ts";
import type { Typed } from "../../components/public-form/use-public-form.ts";
import { key } from "../../data/api-key.ts";
import { send } from "../../data/browser.ts";
import { grantDraftKey } from "../../data/grant-keys.ts";
import { useApiCache } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { forgetToken, keepToken } from "./kept-token.ts";

/** Saves after a pause of this length. */
const pauseMs = 1500;

export type Saving = { state: "idle" | "saving" | "failed" } | { state: "saved"; at: string };
export type SavedDraft = Readonly<{
  saving: Saving;
  /** Saves the form after the next pause. */
  typed: (form: HTMLFormElement) => void;
  /** Saves now and has the link mailed. Rejects with `status: sentence` when the server refuses. */
  mailLink: (fields: Typed) => Promise<void>;
  /** Nothing is saved any more for now; answers the draft's secret, if there is a draft. */
  pause: () => Promise<string | null>;
  end: () => void;
}>;

/** Autosaves the form into one draft, one request at a time. */
export function useDraft(callId: string, firstToken: string | null): SavedDraft {
  const { language } = useText();
  const cache = useApiCache();
  const token = useRef(firstToken);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<void>>(Promise.resolve());
  const [saving, setSaving] = useState<Saving>({ state: "idle" });
  useEffect(() => () => clearTimeout(timer.current), []);

  const keep = async (fields: Typed, sending: Promise<SavedAnswer>): Promise<void> => {
    setSaving({ state: "saving" });
    try {
      const saved = await sending;
      token.current = saved.token;
      keepToken(callId, saved.token);
      const { savedAt, expiresAt } = saved;
      const draft: OpenDraft = { state: "OPEN", callId, fields, savedAt, expiresAt };
      cache.set(grantDraftKey(saved.token), draft);
      setSaving({ state: "saved", at: savedAt });
    } catch (error) {
      setSaving({ state: "failed" });
      throw error;
    }
  };
  const save = (fields: Typed): Promise<void> =>
    keep(
      fields,
      token.current === null
        ? send(language, "POST", "/api/grant-drafts", { callId, fields })
        : send(language, "PUT", grantDraftKey(token.current), { callId, fields }),
    );
  /** After pending work, so that a form never begins two drafts. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = underWay.current.then(work);
    underWay.current = done.catch(() => {});
    return done;
  };

  return {
    saving,
    typed: (form) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // A failed save is retried after the next pause; the line below the form says so.
        inTurn(() => save(fieldsIn(form))).catch(() => {});
      }, pauseMs);
    },
    mailLink: (fields) => {
      clearTimeout(timer.current);
      return inTurn(async () => {
        if (token.current === null) await save(fields);
        const { email } = fields;
        const link = key("/api/grant-drafts/:token/link", { token: token.current ?? "" });
        await keep(fields, send(language, "POST", link, { callId, fields, email: email ?? "" }));
      });
    },
    pause: async () => {
      clearTimeout(timer.current);
      await underWay.current;
      return token.current;
    },
    end: () => {
      forgetToken(callId);
      const sentAt = new Date().toISOString();
      if (token.current !== null) cache.set(grantDraftKey(token.current), { state: "SENT", sentAt });
    },
  };
}

/** Without the consent, which is given with the application. */
export const fieldsIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (pair): pair is [string, string] => typeof pair[1] === "string" && isKept.test(pair[0]),
    ),
  );

const isKept = /^(organisation|contactName|email|amount|answer-.+)$/;
