import { useSearch } from "wouter";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { Link } from "../../../routing/link.tsx";

/** Why the provider's page could not be opened. An unknown gift counts as an invalid link. */
const problems = ["gift_ended", "provider_refused", "payments_unavailable"] as const;

/** Linked from the mail about a failed payment: a new card or account, without signing in. */
export default function MendScreen() {
  const { text, language } = useText();
  const query = new URLSearchParams(useSearch());
  const key = query.get("key");
  const problem = problems.find((reason) => reason === query.get("problem"));
  return (
    <Page title={text("mend.title")} description={text("mend.description")} hidden>
      <section className="page-width grid max-w-prose content-start justify-items-start gap-6 py-10">
        <h1 className="text-3xl">{text("mend.title")}</h1>
        {query.get("done") === "method" ? (
          <Notice tone="good">{text("mend.done")}</Notice>
        ) : problem ? (
          <Notice tone="bad">{text(`mend.problem.${problem}`)}</Notice>
        ) : key === null ? (
          <Notice tone="bad">{text("mend.invalid")}</Notice>
        ) : (
          <>
            <p className="text-lg">{text("mend.text")}</p>
            <ButtonLink href={addressWith(key, language)} size="large" rel="nofollow">
              {text("mend.action")}
            </ButtonLink>
          </>
        )}
        <p>
          <Link href="/dashboard/monthly" className="text-link inline-block py-2">
            {text("mend.toList")}
          </Link>
        </p>
      </section>
    </Page>
  );
}

const addressWith = (key: string, language: string): string =>
  `/api/monthly-gift-mending?${new URLSearchParams({ key, language }).toString()}`;
