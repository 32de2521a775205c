import type { SignInOffers } from "#domain/accounts/answers.ts";
import { Button } from "../../components/ui/button.tsx";
import { useText } from "../../i18n/text.tsx";
import { Section } from "../../components/ui/section.tsx";

type Props = { action: string; returnTo: string; accounts: SignInOffers["demoAccounts"] };

/** The people of the demonstration, one click each. */
export function DemoAccounts({ action, returnTo, accounts }: Props) {
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
