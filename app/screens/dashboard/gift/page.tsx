import type { GiftTrail } from "#domain/giving/gift-trail.ts";
import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { Trail } from "../../../components/content/trail.tsx";
import { ListOnItsWay } from "../../../components/my-donations/list-on-its-way.tsx";
import { isMissing } from "../../../data/must-exist.ts";
import { giftKey, giftMatchesKey, giftProofsKey } from "../../../data/gift-keys.ts";
import { useUser } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import type { ScreenProps } from "../../../routes.ts";
import { RequireSignIn } from "../../../shell/require-sign-in.tsx";
import NotFoundScreen from "../../not-found/page.tsx";
import { GiftParts } from "./gift-parts.tsx";
import { GiftSpending } from "./gift-spending.tsx";
import { Section } from "../../../components/ui/section.tsx";
import { readRoot } from "#domain/proofs/statements.ts";
import { ButtonLink } from "../../../components/ui/button.tsx";

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
      <GiftMatches donationId={trail.donationId} />
      <GiftSpending trail={trail} />
      <GiftProofs donationId={trail.donationId} />
      <GiftRule />
    </>
  );
}

/** What sponsors added. It is no part of the donor's own gift. */
function GiftMatches({ donationId }: { donationId: string }) {
  const { text, format } = useText();
  const { data: matches } = useApi(giftMatchesKey(donationId));
  if (!matches?.length) return null;
  return (
    <Section id="match" title={text("my-papers.match.title")} className="border-t border-line pt-6">
      {matches.map(({ sponsor, cents }) => (
        <p key={sponsor} className="mt-2 max-w-prose" data-any-language>
          {text("my-papers.match.text", { sponsor, amount: format.moneyExact(cents) })}
        </p>
      ))}
      <p className="mt-2 max-w-prose text-ink-soft">{text("my-papers.match.own")}</p>
    </Section>
  );
}

const sentences = ["my-papers.gift.rule.1", "my-papers.gift.rule.2", "my-papers.gift.rule.3"] as const;

/** The published rule of the computation. */
function GiftRule() {
  const { text } = useText();
  return (
    <Section id="rule" title={text("my-papers.gift.rule")} className="border-t border-line pt-6">
      {sentences.map((id) => (
        <p key={id} className="mt-2 max-w-prose text-ink-soft">
          {text(id)}
        </p>
      ))}
    </Section>
  );
}

/** Proofs that the gift is in the published total. */
function GiftProofs({ donationId }: { donationId: string }) {
  const { text, format } = useText();
  const { data: proofs } = useApi(giftProofsKey(donationId));
  if (!proofs) return null;
  const [newest] = proofs;
  return (
    <Section
      id="proof"
      title={text("my-papers.proof.title")}
      className="grid gap-4 border-t border-line pt-6"
    >
      {proofs.map(({ proof: { tree, gift, root } }) => (
        <p key={root.statement + tree} className="max-w-prose">
          {text(tree === "gifts" ? "my-papers.proof.text" : "my-papers.proof.refund", {
            year: String(readRoot(root)?.year ?? ""),
            amount: format.moneyExact(gift.cents),
          })}
        </p>
      ))}
      {newest ? (
        <Ways donationId={donationId} {...newest} />
      ) : (
        <p className="max-w-prose">{text("my-papers.proof.not_yet")}</p>
      )}
    </Section>
  );
}

type WaysProps = { donationId: string; link: string; code: { size: number; path: string } };

function Ways({ donationId, link, code: { size, path } }: WaysProps) {
  const { text } = useText();
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {/** A full page load: the part behind # never reaches a server. */}
        <ButtonLink href={link}>{text("my-papers.proof.check")}</ButtonLink>
        <ButtonLink
          href={`/api/my/gifts/${encodeURIComponent(donationId)}/proof.json`}
          variant="quiet"
          download
        >
          {text("my-papers.proof.file")}
        </ButtonLink>
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-64"
      >
        <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className="max-w-prose text-ink-soft">{text("my-papers.proof.code")}</p>
    </>
  );
}
