import { Waiting } from "../../../components/content/waiting.tsx";
import { isMissing } from "../../../data/must-exist.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { ScreenProps } from "../../../routes.ts";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { agreementKey } from "../agreements/view.ts";
import NotFoundScreen from "../../not-found/page.tsx";
import type { ReactNode } from "react";
import type { AgreementStory } from "#domain/periodic/admin-answers.ts";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { key } from "../../../data/api-key.ts";
import { Link } from "../../../routing/link.tsx";
import { StateBadge } from "../agreements/cells.tsx";
import { DonorFacts, PromiseFacts } from "./facts.tsx";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Form } from "../../../components/ui/form.tsx";
import { typedText } from "../../../data/typed-text.ts";
import { TextField } from "../../../components/ui/text-field.tsx";
import { groundsOf } from "#domain/periodic/end-agreement.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";

export default function AdminAgreementScreen({ params }: ScreenProps) {
  const { text } = useText();
  const entry = useApi(agreementKey(params["id"]));
  if (isMissing(entry)) return <NotFoundScreen />;
  const story = entry.data ?? null;
  const title = story
    ? text("agreements.one.title", { number: story.transactionNumber })
    : text("agreements.title");
  return (
    <StaffPage title={title} description={text("agreements.description")}>
      {story && <Agreement story={story} />}
      {!story && <Waiting error={entry.error} />}
    </StaffPage>
  );
}

function Agreement({ story }: { story: AgreementStory }) {
  const { text, language } = useText();
  const deed = key(
    "/api/admin/periodic-agreements/:id/agreement.pdf",
    { id: story.id },
    `?language=${language}`,
  );
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] [&>*]:min-w-0">
      <div className="grid content-start gap-10">
        <p className="flex flex-wrap items-center gap-4">
          <StateBadge state={story.state} />
          <Link href="/admin/agreements" className="text-link">
            {text("agreements.clear")}
          </Link>
        </p>
        <Part title={text("agreements.one.promise")}>
          <PromiseFacts story={story} />
        </Part>
        <Part title={text("agreements.one.person")}>
          <DonorFacts story={story} />
        </Part>
      </div>
      <div className="grid content-start gap-10">
        {story.donorName !== null && (
          <div className="grid gap-2">
            <a href={deed} download className="text-link inline-block py-3">
              {text("agreements.one.pdf")}
            </a>
            <p className="max-w-prose text-sm text-ink-soft">{text("agreements.one.pdf.text")}</p>
          </div>
        )}
        <DisabledUntilHydrated className="grid gap-10">
          {story.state === "AWAITING_SIGNATURE" && (
            <Part title={text("agreements.sign.title")}>
              <SignForm id={story.id} />
            </Part>
          )}
          {story.state === "ACTIVE" && (
            <Part title={text("agreements.end.title")}>
              <EndForm story={story} />
            </Part>
          )}
        </DisabledUntilHydrated>
      </div>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-4">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);

/** The agreement is signed on paper. Only the day is stored. */
function SignForm({ id }: { id: string }) {
  const { text } = useText();
  const { mutate, pending } = useMutation([agreementKey(id)], text("agreements.sign.done"));
  const begin = async (typed: FormData) => {
    const signedOn = typedText(typed, "signedOn");
    await mutate("POST", key("/api/admin/periodic-agreements/:id/activation", { id }), { signedOn });
  };
  return (
    <Form onSubmit={begin} submit={text("agreements.sign.button")} pending={pending}>
      <p className="max-w-prose text-ink-soft">{text("agreements.sign.text")}</p>
      <TextField label={text("agreements.sign.day")} required type="date" name="signedOn" />
    </Form>
  );
}

/** Offers only the grounds that this agreement names. */
function EndForm({ story: { id, endsEarlyOn, activeFrom } }: { story: AgreementStory }) {
  const { text } = useText();
  const { mutate, pending } = useMutation([agreementKey(id)], text("agreements.end.done"));
  const end = async (typed: FormData) => {
    const ground = groundsOf(endsEarlyOn).find((each) => each === typedText(typed, "ground"));
    if (!ground) return;
    const body = { ground, endedOn: typedText(typed, "endedOn") };
    await mutate("POST", key("/api/admin/periodic-agreements/:id/end", { id }), body);
  };
  return (
    <Form onSubmit={end} submit={text("agreements.end.button")} variant="danger" pending={pending}>
      <p className="max-w-prose text-ink-soft">{text("agreements.end.text")}</p>
      <SelectField
        label={text("agreements.end.ground")}
        required
        name="ground"
        options={groundsOf(endsEarlyOn).map((value) => ({
          value,
          label: text(`agreements.one.ground.${value}`),
        }))}
      />
      <TextField
        label={text("agreements.end.day")}
        required
        type="date"
        name="endedOn"
        min={activeFrom ?? undefined}
      />
    </Form>
  );
}
