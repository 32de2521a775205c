import { useSearch } from "wouter";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useWords } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import { doneIn, problemIn } from "./told.ts";

/** Where the letter about a failed payment leads: another card or account, without signing in. */
export default function MendScreen() {
  const { text, language } = useWords();
  const search = useSearch();
  const key = new URLSearchParams(search).get("key");
  const problem = problemIn(search);
  const done = doneIn(search) === "method";
  return (
    <Page title={text("monthly.mend.title")} description={text("monthly.mend.description")} hidden>
      <section className="page-width grid max-w-prose content-start justify-items-start gap-6 py-10">
        <h1 className="text-3xl">{text("monthly.mend.title")}</h1>
        {done ? (
          <Notice tone="good">{text("monthly.mend.done")}</Notice>
        ) : problem && problem !== "monthly.error.gift_unknown" ? (
          <Notice tone="bad">{text(problem)}</Notice>
        ) : key === null ? (
          <Notice tone="bad">{text("monthly.mend.invalid")}</Notice>
        ) : (
          <>
            <p className="text-lg">{text("monthly.mend.text")}</p>
            <ButtonLink href={addressWith(key, language)} size="large" rel="nofollow">
              {text("monthly.mend.action")}
            </ButtonLink>
          </>
        )}
        <p>
          <Link href="/dashboard/monthly" className="text-link inline-block py-2">
            {text("monthly.mend.toList")}
          </Link>
        </p>
      </section>
    </Page>
  );
}

const addressWith = (key: string, language: string): string =>
  `/api/monthly-gift-mending?${new URLSearchParams({ key, language }).toString()}`;
