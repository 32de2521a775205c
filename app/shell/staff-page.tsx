import { useEffect, type ReactNode } from "react";
import { useLocation } from "wouter";
import { deskOf } from "#domain/accounts/account.ts";
import { isAllowed } from "#domain/accounts/audience.ts";
import { BackOfficeFrame } from "../components/back-office/frame.tsx";
import { ButtonLink } from "../components/ui/button.tsx";
import { toasts } from "../components/ui/toast-store.ts";
import { useUser } from "../data/site.ts";
import { useText } from "../i18n/text.tsx";
import { Page } from "../page.tsx";
import { Link } from "../routing/link.tsx";
import { ProveDialog } from "../screens/account/prove-dialog.tsx";
import { RequireSignIn } from "./require-sign-in.tsx";

/** Time to read the reason. */
const homeAfterMs = 1000;

type Props = {
  title: string;
  description: string;
  /** Default: all staff. */
  who?: "books" | "admin";
  children: ReactNode;
};

/** A page of the back office. This check is only courtesy: the server refuses the data itself. */
export function StaffPage({ title, description, who, children }: Props) {
  const { text } = useText();
  const user = useUser();
  return (
    <Page title={title} description={description} hidden>
      {user && isAllowed(who ?? "staff", user.role) ? (
        <BackOfficeFrame title={title}>
          <ProveDialog />
          {children}
        </BackOfficeFrame>
      ) : (
        <div className="page-width grid gap-8 py-8 [&>*]:min-w-0">
          <h1 className="text-3xl">{title}</h1>
          <RequireSignIn waiting={text("back-office.signIn")}>{() => <Denied />}</RequireSignIn>
        </div>
      )}
    </Page>
  );
}

function Denied() {
  const { text } = useText();
  const [, navigate] = useLocation();
  // Auditors may open the accounts only.
  const home = useUser()?.role === "AUDITOR" ? deskOf("AUDITOR") : "/";
  useEffect(() => {
    toasts.add({
      title: text("shell.denied.title"),
      description: text("shell.denied.text"),
      look: "destructive",
    });
    // Replace, so that the Back button does not return to this page.
    const timer = setTimeout(() => navigate(home, { replace: true }), homeAfterMs);
    return () => clearTimeout(timer);
  }, [text, navigate, home]);
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-lg text-ink-soft">{text("shell.denied.text")}</p>
      <ButtonLink as={Link} href={home}>
        {text("shell.notFound.home")}
      </ButtonLink>
    </div>
  );
}
