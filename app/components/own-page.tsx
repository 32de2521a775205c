import type { ReactNode } from "react";
import { useText } from "../i18n/text.tsx";
import { Page } from "../page.tsx";
import { Link } from "../routing/link.tsx";
import { RequireSignIn } from "../shell/require-sign-in.tsx";

type Props = { title: string; description: string; waiting: string; intro: string; children: ReactNode };

export function OwnPage({ title, description, waiting, intro, children }: Props) {
  const { text } = useText();
  return (
    <Page title={title} description={description} hidden>
      <div className="page-width grid max-w-3xl gap-8 py-10">
        <p>
          <Link href="/dashboard" className="text-link">
            {text("dashboard.title")}
          </Link>
        </p>
        <h1 className="text-4xl">{title}</h1>
        <RequireSignIn waiting={waiting}>
          {() => (
            <>
              <p className="-mt-4 max-w-prose text-lg text-ink-soft">{intro}</p>
              {children}
            </>
          )}
        </RequireSignIn>
      </div>
    </Page>
  );
}
