import type { PledgeAnswer } from "#domain/matching/answers.ts";
import { DocumentField, documentIn } from "../../../components/back-office/document-field.tsx";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Trail } from "../../../components/content/trail.tsx";
import { Waiting } from "../../../components/content/waiting.tsx";
import { Fact, Facts } from "../../../components/ui/facts.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { Section } from "../../../components/ui/section.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { key } from "../../../data/api-key.ts";
import { send } from "../../../data/browser.ts";
import { isMissing } from "../../../data/must-exist.ts";
import { useUser } from "../../../data/site.ts";
import { useApi, useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { ScreenProps } from "../../../routes.ts";
import { Link } from "../../../routing/link.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import NotFoundScreen from "../../not-found/page.tsx";
import { PledgeForm } from "./pledge-form.tsx";
import { startOf } from "./start-of.ts";
import { pledgeKey } from "./view.ts";

export default function PledgeScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(pledgeKey(params["id"]));
  if (isMissing(entry)) return <NotFoundScreen />;
  const pledge = entry.data;
  return (
    <StaffPage title={pledge?.sponsor ?? text("matching.title")} description={text("matching.intro")}>
      {pledge ? <Pledge pledge={pledge} /> : <Waiting error={entry.error} />}
    </StaffPage>
  );
}

type Props = { pledge: PledgeAnswer };

function Pledge({ pledge }: Props) {
  const { text } = useText();
  const isAdmin = useUser()?.role === "ADMIN";
  return (
    <div className="grid gap-10">
      <Trail above={[{ href: "/admin/matching", label: text("matching.title") }]} here={pledge.sponsor} />
      <Matched pledge={pledge} />
      {!isAdmin && <p>{text("matching.admins")}</p>}
      {isAdmin && pledge.entryNumber === null && <ClaimForm pledge={pledge} />}
      {isAdmin && pledge.claimedOn === null && <PledgeTerms key={pledge.version} pledge={pledge} />}
    </div>
  );
}

function Matched({ pledge }: Props) {
  const { text, format } = useText();
  const { usedCents, poolCents, claimedOn, claimedCents, creditedCents, entryNumber } = pledge;
  return (
    <Facts>
      <Fact label={text("matching.state")}>{text(`matching.state.${pledge.state}`)}</Fact>
      <Fact label={text("matching.form.poolCents")}>{format.moneyExact(poolCents)}</Fact>
      <Fact label={text("matching.used")}>{format.moneyExact(usedCents)}</Fact>
      <Fact label={text("matching.donations")}>{format.number(pledge.donations)}</Fact>
      {pledge.pending > 0 && <Fact label={text("matching.pending")}>{format.number(pledge.pending)}</Fact>}
      {claimedOn !== null && claimedCents !== null && (
        <Fact label={text("matching.claimed")}>
          {text("matching.claimedOn", {
            amount: format.moneyExact(claimedCents),
            date: format.date(claimedOn),
          })}{" "}
          {entryNumber === null ? (
            text("matching.notBooked")
          ) : (
            <Link href={`/admin/books/entries/${entryNumber}`} className="text-link">
              {text("matching.entry")}
            </Link>
          )}
        </Fact>
      )}
      {creditedCents > 0 && (
        <Fact label={text("matching.credited")}>
          {text("matching.creditedText", { amount: format.moneyExact(creditedCents) })}
        </Fact>
      )}
    </Facts>
  );
}

function ClaimForm({ pledge: { id, usedCents } }: Props) {
  const { text } = useText();
  const { mutate, pending } = useMutation([pledgeKey(id)], text("matching.claim.done"));
  const claim = async (typed: FormData) => {
    const documentBase64 = await documentIn(typed);
    await mutate("POST", key("/api/admin/matching/:id/claim", { id }), {
      documentBase64: documentBase64 ?? "",
    });
  };
  if (usedCents === 0) return null;
  return (
    <Section id="claim" title={text("matching.claim.title")}>
      <Form
        onSubmit={claim}
        submit={text("matching.claim.button")}
        pending={pending}
        className="mt-4 max-w-2xl"
      >
        <p className="max-w-prose text-ink-soft">{text("matching.claim.text")}</p>
        <DocumentField label={text("matching.claim.document")} />
      </Form>
    </Section>
  );
}

function PledgeTerms({ pledge }: Props) {
  const { text, language } = useText();
  const cache = useApiCache();
  const { id, version } = pledge;
  return (
    <Section id="terms" title={text("matching.terms")}>
      <p className="my-4 max-w-prose text-ink-soft">{text("matching.terms.text")}</p>
      <PledgeForm
        submit={text("matching.save")}
        start={startOf(pledge)}
        send={(body) => send(language, "PUT", key("/api/admin/matching/:id", { id }), { ...body, version })}
        onSent={() => {
          toasts.add({ title: text("matching.saved") });
          void cache.reload(pledgeKey(id));
        }}
      />
    </Section>
  );
}
