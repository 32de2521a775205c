import { readRoot } from "#domain/proofs/statements.ts";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { giftProofsKey } from "../../../data/gift-keys.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Section } from "../../../components/ui/section.tsx";

/** That the gift counts in the published total, to be checked by its donor and not to be believed. */
export function GiftProofs({ donationId }: { donationId: string }) {
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
