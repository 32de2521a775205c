import { useRouter } from "wouter";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useText } from "../../i18n/text.tsx";
import { usePosted } from "../../posted-form.tsx";
import type { ScreenProps } from "../../routes.ts";
import { LinkedPage } from "./linked-page.tsx";

/** The address of one-click unsubscribing. Its own page needs a click, too. */
export default function UnsubscribeScreen({ params: { token } }: ScreenProps) {
  const { text } = useText();
  const { base } = useRouter();
  const isDone = usePosted("unsubscribe") !== null;
  return (
    <LinkedPage
      token={token}
      title={text("preferences.unsubscribe.title")}
      description={text("preferences.unsubscribe.description")}
    >
      {({ purpose }) => (
        <>
          {isDone ? (
            <Notice tone="good" title={text("preferences.unsubscribed.title")}>
              {text("preferences.unsubscribed.text")}
            </Notice>
          ) : (
            <form method="post" className="grid justify-items-start gap-6">
              <p className="text-lg">
                {purpose === null
                  ? text("preferences.unsubscribe.all")
                  : text("preferences.unsubscribe.one", { purpose: text(`consent.${purpose}`) })}
              </p>
              <Button type="submit" size="large">
                {text("preferences.unsubscribe.button")}
              </Button>
            </form>
          )}
          <a href={`${base}/preferences/${token}`} className="text-link">
            {text("preferences.unsubscribe.choices")}
          </a>
        </>
      )}
    </LinkedPage>
  );
}
