import { useRouter, useSearch } from "wouter";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { useUser } from "../../data/site.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { usePosted } from "../../posted-form.tsx";
import { Link } from "../../routing/link.tsx";
import { Reauthenticate } from "./reauthenticate.tsx";

/** Shown when a file needs a fresh sign-in. The click works without JavaScript. */
export default function ProveScreen() {
  const { text } = useText();
  const { base } = useRouter();
  const user = useUser();
  const { data: state } = useApi("/api/account/sign-in");
  const requested = new URLSearchParams(useSearch()).get("returnTo");
  const returnTo = own(usePosted("proof")?.values["returnTo"] ?? requested ?? `${base}/`);
  const here = `${base}/account/prove?${new URLSearchParams({ returnTo }).toString()}`;
  return (
    <Page title={text("proof.title")} description={text("proof.text")} hidden>
      <section className="page-width grid max-w-prose content-start justify-items-start gap-6 py-10">
        <h1 className="text-3xl">{text("proof.title")}</h1>
        <p className="text-lg">{text("proof.text")}</p>
        {!user && (
          <ButtonLink href={`/api/login?${new URLSearchParams({ returnTo: here }).toString()}`}>
            {text("signin.title")}
          </ButtonLink>
        )}
        {state?.proof === "click" && (
          <form method="post" action={`${base}/account/prove`} className="grid justify-items-start gap-4">
            <input type="hidden" name="returnTo" value={returnTo} />
            <p className="text-ink-soft">{text("proof.click.text")}</p>
            <Button type="submit">{text("proof.click")}</Button>
          </form>
        )}
        {state && state.proof !== "click" && (
          <>
            <Reauthenticate way={state.proof} onProved={() => window.location.assign(returnTo)} />
            <noscript>
              <p>{text("proof.passkey.script")}</p>
            </noscript>
          </>
        )}
        <Link href={returnTo} className="text-link">
          {text("proof.back")}
        </Link>
      </section>
    </Page>
  );
}

/** Only paths of this site. The server checks it again. */
const own = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : "/");
