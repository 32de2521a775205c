import type { ReactNode } from "react";
import type { LinkedPreferences } from "#domain/consent/preferences.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { isMissing } from "../../data/must-exist.ts";
import { linkedPreferencesKey } from "./route.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Failure } from "../error/failure.tsx";

type Props = {
  token: string | undefined;
  title: string;
  description: string;
  children: (linked: LinkedPreferences) => ReactNode;
};

/** Opened by a link in one of our emails. Reading it changes nothing, because mail scanners open links. */
export function LinkedPage({ token, title, description, children }: Props) {
  const { text } = useText();
  const entry = useApi(linkedPreferencesKey(token));
  return (
    <Page title={title} description={description} hidden>
      <section className="page-width grid content-start justify-items-start gap-6 py-12 sm:py-16 [&>*]:max-w-prose">
        <h1 className="text-4xl">{title}</h1>
        {isMissing(entry) ? (
          <Notice tone="bad">{text("preferences.error.link")}</Notice>
        ) : entry.data ? (
          children(entry.data)
        ) : entry.error ? (
          <Failure />
        ) : (
          <Loading label={text("shell.loading")}>
            <Skeleton className="h-48" />
          </Loading>
        )}
      </section>
    </Page>
  );
}
