import { ButtonLink } from "../../components/ui/button.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { isMissing } from "../../data/must-exist.ts";
import { transferKey } from "../../data/transfer-key.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Failure } from "../error/failure.tsx";
import { HowItStands } from "./how-it-stands.tsx";

/** For a donor with a banking app: copy four values without a mistake, and later see that the money arrived. */
export default function TransferScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(transferKey(params));
  return (
    <Page title={text("transfer.title")} description={text("transfer.description")} hidden>
      <section className="page-width py-10">
        {isMissing(entry) ? (
          <Missing />
        ) : entry.data ? (
          <HowItStands transfer={entry.data} />
        ) : entry.error ? (
          <Failure />
        ) : (
          <Loading label={text("shell.loading")} className="grid gap-8">
            <h1 className="sr-only">{text("transfer.title")}</h1>
            <Skeleton className="h-64" />
          </Loading>
        )}
      </section>
    </Page>
  );
}

function Missing() {
  const { text } = useText();
  return (
    <div className="grid justify-items-start gap-6">
      <h1 className="text-3xl">{text("transfer.missing.title")}</h1>
      <p className="max-w-prose text-lg">{text("transfer.missing.text")}</p>
      <ButtonLink as={Link} href="/donate" variant="secondary">
        {text("transfer.begin")}
      </ButtonLink>
    </div>
  );
}
