import { useEffect, type ReactNode } from "react";
import { useLocation, useRouter } from "wouter";
import type { User } from "#domain/site/site.ts";
import { ButtonLink } from "../components/ui/button.tsx";
import { useUser } from "../data/site.ts";
import { useText } from "../i18n/text.tsx";
import { loginPath, signInAgain } from "./sign-in-again.ts";

type Props = {
  /** Shown until the sign-in opens, or permanently without JavaScript. */
  waiting: string;
  children: (user: User) => ReactNode;
};

/** A convenience: the API enforces access, and the page contains no data for visitors. */
export function RequireSignIn({ waiting, children }: Props) {
  const user = useUser();
  return user ? children(user) : <SignInFirst waiting={waiting} />;
}

function SignInFirst({ waiting }: { waiting: string }) {
  const { text } = useText();
  const { base } = useRouter();
  const [path] = useLocation();
  useEffect(() => signInAgain(text), [text]);
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <p className="text-lg text-ink-soft">{waiting}</p>
      <ButtonLink href={loginPath(base + path)}>{text("shell.account.signIn")}</ButtonLink>
    </div>
  );
}
