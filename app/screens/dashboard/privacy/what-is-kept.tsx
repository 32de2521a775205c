import type { PrivacyAnswer } from "#domain/privacy/answers.ts";
import { useText } from "../../../i18n/text.tsx";
import { Section } from "../../../components/ui/section.tsx";

export function WhatIsKept({ locked }: Pick<PrivacyAnswer, "locked">) {
  const { text, format } = useText();
  return (
    <Section id="kept" title={text("privacy.kept.title")} heading="text-2xl">
      <ul className="mt-4 grid max-w-prose list-disc gap-2 ps-5">
        <li>{text("privacy.kept.account")}</li>
        <li>{text("privacy.kept.messages")}</li>
        <li>{text("privacy.kept.gifts")}</li>
      </ul>
      <p className="mt-4 max-w-prose">
        {locked.until === null
          ? text("privacy.kept.nothing")
          : text("privacy.kept.locked", { n: locked.records, until: format.date(locked.until) })}
      </p>
    </Section>
  );
}
