import type { ReactNode } from "react";
import type { AgreementStory } from "#domain/periodic/admin-answers.ts";
import { useText } from "../../../i18n/text.tsx";
import { Years } from "../agreements/cells.tsx";

export function PromiseFacts({ story }: { story: AgreementStory }) {
  const { text, format } = useText();
  const { activeFrom, endedOn, endGround, endsEarlyOn, endsOnDeathOf } = story;
  return (
    <Facts>
      <Fact name={text("agreements.yearly")}>
        <bdi>{format.moneyExact(story.yearlyCents)}</bdi>
      </Fact>
      <Fact name={text("agreements.years")}>
        <Years {...story} />
      </Fact>
      <Fact name={text("agreements.one.instalments")}>
        {text(`agreements.one.instalments.${story.instalments}`)}
      </Fact>
      <Fact name={text("agreements.one.deathOf")}>
        {endsOnDeathOf === null ? (
          text("agreements.one.theDonor")
        ) : (
          <bdi data-any-language>{endsOnDeathOf}</bdi>
        )}
      </Fact>
      {endsEarlyOn.length > 0 && (
        <Fact name={text("agreements.one.ends")}>
          {endsEarlyOn.map((ground) => text(`agreements.one.ground.${ground}`)).join(" · ")}
        </Fact>
      )}
      <Fact name={text("agreements.one.drawnUp")}>{format.date(story.createdAt)}</Fact>
      {activeFrom !== null && <Fact name={text("agreements.one.activeFrom")}>{format.date(activeFrom)}</Fact>}
      {endedOn !== null && <Fact name={text("agreements.one.endedOn")}>{format.date(endedOn)}</Fact>}
      {endGround !== null && (
        <Fact name={text("agreements.one.endGround")}>{text(`agreements.one.ground.${endGround}`)}</Fact>
      )}
    </Facts>
  );
}

export function DonorFacts({ story }: { story: AgreementStory }) {
  const { text } = useText();
  const { donorName, address, email, phone, bsnEnding, partnerName } = story;
  if (donorName === null) return <p>{text("agreements.one.gone")}</p>;
  return (
    <Facts>
      <Fact name={text("agreements.donor")}>
        <bdi data-any-language>{donorName}</bdi>
      </Fact>
      {address !== null && (
        <Fact name={text("agreements.one.address")}>
          <bdi data-any-language>{address}</bdi>
        </Fact>
      )}
      {email !== null && (
        <Fact name={text("agreements.one.email")}>
          <bdi dir="ltr" data-any-language>
            {email}
          </bdi>
        </Fact>
      )}
      {phone !== null && (
        <Fact name={text("agreements.one.phone")}>
          <bdi dir="ltr">{phone}</bdi>
        </Fact>
      )}
      {bsnEnding !== null && (
        <Fact name={text("agreements.one.bsn")}>
          <bdi dir="ltr">{bsnEnding}</bdi>
        </Fact>
      )}
      {partnerName !== null && (
        <Fact name={text("agreements.one.partner")}>
          <bdi data-any-language>{partnerName}</bdi>
        </Fact>
      )}
    </Facts>
  );
}

const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">{children}</dl>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
);
