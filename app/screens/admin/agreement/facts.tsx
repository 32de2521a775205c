import type { AgreementStory } from "#domain/periodic/admin-answers.ts";
import { Fact, Facts, written } from "../../../components/ui/facts.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Years } from "../agreements/cells.tsx";

export function PromiseFacts({ story }: { story: AgreementStory }) {
  const { text, format } = useText();
  const { activeFrom, endedOn, endGround, endsEarlyOn, endsOnDeathOf } = story;
  return (
    <Facts>
      <Fact label={text("agreements.yearly")}>
        <bdi>{format.moneyExact(story.yearlyCents)}</bdi>
      </Fact>
      <Fact label={text("agreements.years")}>
        <Years {...story} />
      </Fact>
      <Fact label={text("agreements.one.instalments")}>
        {text(`agreements.one.instalments.${story.instalments}`)}
      </Fact>
      <Fact label={text("agreements.one.deathOf")}>
        {written(endsOnDeathOf) ?? text("agreements.one.theDonor")}
      </Fact>
      <Fact label={text("agreements.one.ends")}>
        {endsEarlyOn.map((ground) => text(`agreements.one.ground.${ground}`)).join(" · ")}
      </Fact>
      <Fact label={text("agreements.one.drawnUp")}>{format.date(story.createdAt)}</Fact>
      <Fact label={text("agreements.one.activeFrom")}>{activeFrom && format.date(activeFrom)}</Fact>
      <Fact label={text("agreements.one.endedOn")}>{endedOn && format.date(endedOn)}</Fact>
      <Fact label={text("agreements.one.endGround")}>
        {endGround && text(`agreements.one.ground.${endGround}`)}
      </Fact>
    </Facts>
  );
}

export function DonorFacts({ story }: { story: AgreementStory }) {
  const { text } = useText();
  if (story.donorName === null) return <p>{text("agreements.one.gone")}</p>;
  return (
    <Facts>
      <Fact label={text("agreements.donor")}>{written(story.donorName)}</Fact>
      <Fact label={text("agreements.one.address")}>{written(story.address)}</Fact>
      <Fact label={text("agreements.one.email")}>{written(story.email, "ltr")}</Fact>
      <Fact label={text("agreements.one.phone")}>{written(story.phone, "ltr")}</Fact>
      <Fact label={text("agreements.one.bsn")}>{written(story.bsnEnding, "ltr")}</Fact>
      <Fact label={text("agreements.one.partner")}>{written(story.partnerName)}</Fact>
    </Facts>
  );
}
