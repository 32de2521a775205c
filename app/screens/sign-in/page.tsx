import { useRouter, useSearch } from "wouter";
import { DrawnWall } from "../../components/content/drawn-wall.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { usePosted } from "../../posted-form.tsx";
import { DemoAccounts } from "./demo-accounts.tsx";
import { EmailForm } from "./email-form.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { SignInNotice } from "./sign-in-notice.tsx";

/** For donors. One field and no password; a passkey is faster. */
export default function SignInScreen() {
  const { text } = useText();
  const { base } = useRouter();
  const { data: offers } = useApi("/api/sign-in");
  const asked = new URLSearchParams(useSearch()).get("returnTo");
  // A form that came back brings its own: the address of the answer has none.
  const [email, demo] = [usePosted("email"), usePosted("demo")];
  const returnTo = email?.values["returnTo"] ?? demo?.values["returnTo"] ?? asked ?? "/";
  return (
    <Page title={text("signin.title")} description={text("signin.description")} hidden>
      <div className="page-width grid gap-10 py-10 lg:grid-cols-[minmax(0,32rem)_1fr]">
        <div className="grid content-start gap-8">
          <header className="grid gap-3">
            <h1 className="text-3xl">{text("signin.title")}</h1>
            {offers?.emailLink && <p className="text-lg text-ink-soft">{text("signin.intro")}</p>}
          </header>
          <SignInNotice />
          {offers?.emailLink && <EmailForm action={`${base}/sign-in`} returnTo={returnTo} />}
          {offers?.openId && (
            <section className="grid justify-items-start gap-3">
              <p>{text("signin.openid.text")}</p>
              <ButtonLink href={`/api/login?${new URLSearchParams({ returnTo }).toString()}`}>
                {text("signin.openid.button")}
              </ButtonLink>
            </section>
          )}
          {offers && offers.demoAccounts.length > 0 && (
            <DemoAccounts action={`${base}/sign-in`} returnTo={returnTo} accounts={offers.demoAccounts} />
          )}
          {/* Last: it comes with the scripts, and nothing that somebody is about to press may move. */}
          {offers?.passkey && <PasskeySignIn returnTo={returnTo} />}
        </div>
        <div className="relative hidden min-h-96 overflow-hidden lg:block">
          <DrawnWall className="absolute inset-0 size-full" />
        </div>
      </div>
    </Page>
  );
}
