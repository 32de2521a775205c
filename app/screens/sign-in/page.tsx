import { useRouter, useSearch } from "wouter";
import { DrawnWall } from "../../components/content/drawn-wall.tsx";
import { ButtonLink, Button } from "../../components/ui/button.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { usePosted } from "../../posted-form.tsx";
import { EmailForm } from "./email-form.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import type { SignInOffers } from "#domain/accounts/answers.ts";
import { Section } from "../../components/ui/section.tsx";
import { signInProblems } from "#domain/accounts/sign-in-problem.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { useSite } from "../../data/site.ts";

/** For donors. One field and no password; a passkey is faster. */
export default function SignInScreen() {
  const { text } = useText();
  const { base } = useRouter();
  const { data: offers } = useApi("/api/sign-in");
  const requested = new URLSearchParams(useSearch()).get("returnTo");
  // A refused form has its own value: the URL of the answer has none.
  const [email, demo] = [usePosted("email"), usePosted("demo")];
  const returnTo = email?.values["returnTo"] ?? demo?.values["returnTo"] ?? requested ?? "/";
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
          {/* Last, because it appears after hydration and must not move other buttons. */}
          {offers?.passkey && <PasskeySignIn returnTo={returnTo} />}
        </div>
        <div className="relative hidden min-h-96 overflow-hidden lg:block">
          <DrawnWall className="absolute inset-0 size-full" />
        </div>
      </div>
    </Page>
  );
}

type Props = { action: string; returnTo: string; accounts: SignInOffers["demoAccounts"] };

function DemoAccounts({ action, returnTo, accounts }: Props) {
  const { text } = useText();
  return (
    <Section
      id="demo-accounts"
      title={text("signin.demo.title")}
      className="grid gap-3 border-t border-line pt-6"
    >
      <p className="text-ink-soft">{text("signin.demo.text")}</p>
      <ul className="grid gap-2">
        {accounts.map(({ email, role }) => (
          <li key={email}>
            <form method="post" action={action} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <input type="hidden" name="form" value="demo" />
              <input type="hidden" name="returnTo" value={returnTo} />
              <input type="hidden" name="email" value={email} />
              <Button type="submit" variant="secondary">
                {text(`signin.demo.${role}`)}
              </Button>
              <bdi dir="ltr" className="text-sm text-ink-soft">
                {email}
              </bdi>
            </form>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SignInNotice() {
  const { text } = useText();
  const { mode } = useSite();
  const search = new URLSearchParams(useSearch());
  const problem = useProblem(search);
  if (problem) {
    return (
      <Notice tone="bad" title={text("signin.problem.title")}>
        {problem}
      </Notice>
    );
  }
  if (!search.has("sent")) return null;
  return (
    <Notice tone="good" title={text("signin.sent.title")}>
      <p>{text("signin.sent.text")}</p>
      <p className="mt-2">{text("signin.sent.again")}</p>
      {mode === "demo" && (
        <p className="mt-2">
          <a href="/demo/mailbox" className="text-link">
            {text("signin.sent.mailbox")}
          </a>
        </p>
      )}
    </Notice>
  );
}

/** Uses the refused form's text, so that this page needs no catalog of reasons. */
function useProblem(search: URLSearchParams): string | undefined {
  const { text } = useText();
  const refused = [usePosted("email"), usePosted("demo")].find((posted) => posted?.problem);
  const problemId = signInProblems.find((problem) => problem === search.get("problem"));
  return refused?.sentence ?? (problemId && text(`signin.problem.${problemId}`));
}
