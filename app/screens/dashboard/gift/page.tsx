import type { GiftTrail } from "#domain/giving/gift-trail.ts";
import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { Trail } from "../../../components/content/trail.tsx";
import { ListOnItsWay } from "../../../components/my-donations/list-on-its-way.tsx";
import { isMissing } from "../../../data/must-exist.ts";
import { giftKey } from "../../../data/gift-keys.ts";
import { useUser } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import type { ScreenProps } from "../../../routes.ts";
import { RequireSignIn } from "../../../shell/require-sign-in.tsx";
import NotFoundScreen from "../../not-found/page.tsx";
import { GiftParts } from "./gift-parts.tsx";
import { GiftProofs } from "./gift-proofs.tsx";
import { GiftRule } from "./gift-rule.tsx";
import { GiftSpending } from "./gift-spending.tsx";

/** A donor wants to know what became of one gift: all of it, with nothing left out. */
export default function GiftScreen({ params }: ScreenProps) {
  const { text } = useText();
  const user = useUser();
  const entry = useApi(user ? giftKey(params["id"]) : null);
  if (user && isMissing(entry)) return <NotFoundScreen />;
  const title = text("my-papers.gift.title");
  const { data: trail, error } = entry;
  return (
    <Page title={title} description={text("my-papers.gift.description")} hidden>
      <div className="page-width grid max-w-3xl gap-8 py-10 [&>*]:min-w-0">
        <Trail
          above={[
            { href: "/dashboard", label: text("dashboard.title") },
            { href: "/dashboard/donations", label: text("my-papers.gift.all") },
          ]}
          here={title}
        />
        <h1 className="text-4xl">{title}</h1>
        <RequireSignIn waiting={text("dashboard.signedOut")}>
          {() => (trail ? <Followed trail={trail} /> : error ? <NotLoaded /> : <ListOnItsWay />)}
        </RequireSignIn>
      </div>
    </Page>
  );
}

function Followed({ trail }: { trail: GiftTrail }) {
  return (
    <>
      <GiftParts trail={trail} />
      <GiftSpending trail={trail} />
      <GiftProofs donationId={trail.donationId} />
      <GiftRule />
    </>
  );
}
