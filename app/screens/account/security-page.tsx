import { useRouter, useSearch } from "wouter";
import { ButtonLink, Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useUser } from "../../data/site.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import { OwnPasskeys, passkeysKey } from "./own-passkeys.tsx";
import { ProveDialog } from "./prove-dialog.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { ErrorSummary } from "../../components/ui/error-summary.tsx";
import { Field } from "../../components/ui/field.tsx";
import { usePosted } from "../../posted-form.tsx";

export default function SecurityScreen() {
  const { text } = useText();
  const { base } = useRouter();
  const user = useUser();
  return (
    <Page title={text("devices.security.title")} description={text("devices.security.description")} hidden>
      <div className="page-width grid max-w-3xl gap-10 py-10">
        <h1 className="text-3xl">{text("devices.security.title")}</h1>
        {user ? (
          <>
            <WaitingForPasskey />
            <ProveDialog />
            <OwnPicture user={user} />
            <OwnPasskeys />
            <OwnSessions />
          </>
        ) : (
          <p className="grid justify-items-start gap-4">
            {text("devices.security.signIn")}
            <ButtonLink href={`/api/login?returnTo=${base}/account/security`}>
              {text("signin.title")}
            </ButtonLink>
          </p>
        )}
      </div>
    </Page>
  );
}

/** Staff who signed in by mail have limited access. */
function WaitingForPasskey() {
  const { text } = useText();
  const { data: state } = useApi("/api/account/sign-in");
  const { data: passkeys = [] } = useApi(passkeysKey);
  if (!state?.limited) return null;
  return (
    <Notice tone="warn" title={text("devices.security.limited.title")}>
      <p>{text("devices.security.limited.text")}</p>
      <p className="mt-2">
        {passkeys.length === 0 ? (
          text("devices.security.limited.add")
        ) : (
          <Link
            className="text-link"
            href={state.method === "openid" ? "/account/prove?returnTo=/admin" : "/sign-in?returnTo=/admin"}
          >
            {text("devices.security.limited.use")}
          </Link>
        )}
      </p>
    </Notice>
  );
}

const accepted = "image/jpeg,image/png,image/webp,image/avif";

/** Plain forms: they are sent and answered the same way with and without JavaScript. */
function OwnPicture({ user }: { user: { profileImageUrl: string | null } }) {
  const { text } = useText();
  const { base } = useRouter();
  const posted = usePosted("picture");
  const result = new URLSearchParams(useSearch()).get("picture");
  const error = posted?.errors["picture"] ?? (result === "too_large" ? "picture.error.too_large" : null);
  // Returns to this part of the page.
  const action = `${base}/account/security#picture`;
  return (
    <section
      id="picture"
      aria-labelledby="picture-title"
      className="grid scroll-mt-24 justify-items-start gap-4"
    >
      <h2 id="picture-title" className="text-2xl">
        {text("picture.title")}
      </h2>
      <p className="text-ink-soft">{text("picture.text")}</p>
      {!posted && (result === "kept" || result === "removed") && (
        <Notice tone="good" title={text(`picture.${result}`)} />
      )}
      {user.profileImageUrl && (
        <div className="flex flex-wrap items-center gap-4">
          <img
            src={user.profileImageUrl}
            alt={text("picture.current")}
            width={96}
            height={96}
            className="size-24 rounded-full"
          />
          <form method="post" action={action}>
            <input type="hidden" name="form" value="picture-removal" />
            <Button type="submit" variant="secondary" size="small">
              {text("picture.remove")}
            </Button>
          </form>
        </div>
      )}
      <form
        method="post"
        action={action}
        encType="multipart/form-data"
        className="grid w-full max-w-xl gap-4"
      >
        <input type="hidden" name="form" value="picture" />
        <ErrorSummary problems={error ? [{ fieldId: "own-picture", message: text(error) }] : []} />
        <Field
          id="own-picture"
          label={text("picture.choose")}
          hint={text("picture.hint")}
          required
          {...(error && { error: text(error) })}
        >
          {(control) => <input {...control} type="file" name="picture" accept={accepted} className="input" />}
        </Field>
        <Button type="submit" variant="secondary" className="justify-self-start">
          {text("picture.save")}
        </Button>
      </form>
    </section>
  );
}
