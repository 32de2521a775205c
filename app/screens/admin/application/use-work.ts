import { useState } from "react";
import type { ApplicationAnswer } from "#domain/applications/review/application-answer.ts";
import { key, type Address, type ApiPath, type MethodOf } from "../../../data/api-key.ts";
import { send, type SentBody } from "../../../data/browser.ts";
import { applicationKey } from "../../../components/back-office/keys.ts";
import { toasts } from "../../../components/ui/toast-store.ts";
import { sentenceOf, statusOf } from "../../../data/refused.ts";
import { useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";

export type Work = Readonly<{
  application: ApplicationAnswer;
  pending: boolean;
  /** The state before a colleague's concurrent change, or null. */
  overtaken: ApplicationAnswer | null;
  /** True if changed. Otherwise a toast says why, and the page shows the current state. */
  change: <Path extends WorkPath, M extends MethodOf<Path>>(
    method: M,
    path: Path,
    ...body: SentBody<M, Path>
  ) => Promise<boolean>;
}>;

/** Calls that change an application and answer it. */
type WorkPath = Extract<ApiPath, `/api/admin/applications/${string}/:id/${string}`>;

export function useWork(application: ApplicationAnswer): Work {
  const { text, language } = useText();
  const cache = useApiCache();
  const [pending, setPending] = useState(false);
  const [overtaken, setOvertaken] = useState<ApplicationAnswer | null>(null);
  const own = applicationKey(application.kind, application.id);

  const change: Work["change"] = async <Path extends WorkPath, M extends MethodOf<Path>>(
    method: M,
    path: Path,
    ...body: SentBody<M, Path>
  ) => {
    setPending(true);
    try {
      // Every such path has these parameters at most.
      const address = key(path as "/api/admin/applications/:kind/:id/notes", application) as Address<Path>;
      cache.set(own, (await send(language, method, address, ...body)) as ApplicationAnswer);
      setOvertaken(null);
      return true;
    } catch (error) {
      toasts.add({
        title: text("application.failed"),
        description: sentenceOf(error) ?? text("application.failed.text"),
        look: "destructive",
      });
      if (statusOf(error) === 409) {
        await cache.reload(own);
        setOvertaken(application);
      }
      return false;
    } finally {
      setPending(false);
    }
  };
  return { application, pending, overtaken, change };
}
