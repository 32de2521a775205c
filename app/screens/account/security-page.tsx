import { useRouter } from "wouter";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useUser } from "../../data/site.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import { OwnPasskeys, passkeysKey } from "./own-passkeys.tsx";
import { OwnPicture } from "./own-picture.tsx";
import { ProveDialog } from "./prove-dialog.tsx";
import { OwnSessions } from "./own-sessions.tsx";

/** For someone who lost a phone: passkeys and signed-in devices. */
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

/** Staff who came in by mail: what they can do about it. */
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
