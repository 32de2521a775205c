import { useRouter, useSearch } from "wouter";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { usePosted } from "../../posted-form.tsx";
import { key } from "../../data/api-key.ts";
import { Link } from "../../routing/link.tsx";

/** Needs a click: mail scanners follow links, but press no buttons. */
export default function SignInLinkScreen() {
  const { text } = useText();
  const { base } = useRouter();
  const search = useSearch();
  const token = new URLSearchParams(search).get("token");
  const posted = usePosted("link");
  const problem = posted?.problem ?? (token || posted ? undefined : "signin.problem.link_invalid");
  return (
    <Page title={text("signin-link.title")} description={text("signin-link.description")} hidden>
      <section className="page-width grid max-w-prose content-start gap-6 py-10">
        <h1 className="text-3xl">{text("signin-link.title")}</h1>
        {problem ? (
          <>
            <Notice tone="bad" title={text("signin.problem.title")}>
              {text(problem)}
            </Notice>
            <p>
              <Link href="/sign-in" className="button button-primary">
                {text("signin-link.again")}
              </Link>
            </p>
          </>
        ) : (
          <form method="post" action={`${base}/sign-in/link`} className="grid justify-items-start gap-6">
            <input type="hidden" name="token" value={token ?? ""} />
            <p className="text-lg">{text("signin-link.text")}</p>
            {token && <WhoseLink search={search} />}
            <Button type="submit" size="large">
              {text("signin-link.button")}
            </Button>
            <p className="text-ink-soft">{text("signin-link.ignore")}</p>
          </form>
        )}
      </section>
    </Page>
  );
}

/** A stranger can forward their own link, so the page shows whose account it opens. */
function WhoseLink({ search }: { search: string }) {
  const { text } = useText();
  const { data: link } = useApi(key("/api/sign-in/link", {}, `?${search}`));
  if (!link) return null;
  return (
    <>
      <p>
        {text("signin-link.whose")} <bdi dir="ltr">{link.email}</bdi>
      </p>
      {!link.sameBrowser && (
        <Notice tone="warn" title={text("signin-link.elsewhere")}>
          {text("signin-link.elsewhere.text")}
        </Notice>
      )}
    </>
  );
}
