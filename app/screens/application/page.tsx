import { ButtonLink } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { ownApplicationKey } from "../../data/grant-keys.ts";
import { isMissing } from "../../data/must-exist.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Failure } from "../error/failure.tsx";
import { HowItStands } from "./how-it-stands.tsx";

/** Status of an application, opened by the link in the confirmation. */
export default function ApplicationScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(ownApplicationKey(params["token"]));
  return (
    <Page title={text("own-application.title")} description={text("own-application.description")} hidden>
      {isMissing(entry) ? (
        <Missing />
      ) : entry.data ? (
        <section className="page-width py-12 sm:py-16">
          <div className="max-w-3xl">
            {entry.data.state === "STANDING" ? (
              <HowItStands application={entry.data} />
            ) : (
              <Withdrawn at={entry.data.withdrawnAt} />
            )}
          </div>
        </section>
      ) : entry.error ? (
        <Failure />
      ) : (
        <Loading label={text("shell.loading")} className="page-width grid gap-8 py-12">
          <h1 className="sr-only">{text("own-application.title")}</h1>
          <Skeleton className="h-64" />
        </Loading>
      )}
    </Page>
  );
}

function Withdrawn({ at }: { at: string }) {
  const { text, format } = useText();
  return (
    <>
      <h1 className="text-4xl">{text("own-application.withdrawn.title")}</h1>
      <Notice tone="good" className="mt-6">
        {text("own-application.withdrawn.text", { date: format.date(at) })}
      </Notice>
    </>
  );
}

function Missing() {
  const { text } = useText();
  return (
    <section className="page-width grid justify-items-start gap-6 py-12 sm:py-16">
      <h1 className="text-3xl">{text("own-application.missing.title")}</h1>
      <p className="max-w-prose text-lg">{text("own-application.missing.text")}</p>
      <ButtonLink as={Link} href="/contact" variant="secondary">
        {text("own-application.contact")}
      </ButtonLink>
    </section>
  );
}
