import { useEffect, type ReactNode } from "react";
import { useLocation } from "wouter";
import { isAllowed } from "#domain/accounts/audience.ts";
import { BackOfficeFrame } from "../components/back-office/frame.tsx";
import { ButtonLink } from "../components/ui/button.tsx";
import { toasts } from "../components/ui/toast-store.ts";
import { useUser } from "../data/site.ts";
import { useText } from "../i18n/text.tsx";
import { Link } from "../routing/link.tsx";
import { ProveDialog } from "../screens/account/prove-dialog.tsx";
import { RequireSignIn } from "./require-sign-in.tsx";

/** Long enough to read why the page goes away. */
const homeAfterMs = 1000;

type Props = {
  title: string;
  /** What a stranger reads until the sign-in opens. */
  waiting: string;
  /** Who may open it, if not every one of the staff. */
  who?: "books" | "admin";
  children: ReactNode;
};

/** A page of the back office in its frame. Courtesy only: the data itself is refused by the server. */
export function RequireStaff({ title, waiting, who, children }: Props) {
  const user = useUser();
  if (user && isAllowed(who ?? "staff", user.role)) {
    return (
      <BackOfficeFrame title={title} role={user.role}>
        <ProveDialog />
        {children}
      </BackOfficeFrame>
    );
  }
  return (
    <div className="page-width grid gap-8 py-8 [&>*]:min-w-0">
      <h1 className="text-3xl">{title}</h1>
      <RequireSignIn waiting={waiting}>{() => <Denied />}</RequireSignIn>
    </div>
  );
}

function Denied() {
  const { text } = useText();
  const [, navigate] = useLocation();
  useEffect(() => {
    toasts.add({
      title: text("shell.denied.title"),
      description: text("shell.denied.text"),
      look: "destructive",
    });
    // Replaced, or the Back button would lead here and forth again.
    const timer = setTimeout(() => navigate("/", { replace: true }), homeAfterMs);
    return () => clearTimeout(timer);
  }, [text, navigate]);
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-lg text-ink-soft">{text("shell.denied.text")}</p>
      <ButtonLink as={Link} href="/">
        {text("shell.notFound.home")}
      </ButtonLink>
    </div>
  );
}
