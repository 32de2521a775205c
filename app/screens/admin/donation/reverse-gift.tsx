import type { DonationStory } from "#domain/donation-admin/answers.ts";
import { ReverseDialog } from "../../../components/back-office/reverse-dialog.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { storyKey } from "../donations/view.ts";

/** A gift that came without a provider was entered wrongly: it is undone, or undone and entered again in one step. */
export function ReverseGift({ story }: { story: DonationStory }) {
  const { text, format } = useText();
  const id = story.id;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-prose text-ink-soft">{text("admin-donations.reverse.lead")}</p>
      <ButtonLink
        as={Link}
        href={`/admin/donations/new?corrects=${encodeURIComponent(id)}`}
        variant="secondary"
      >
        {text("admin-donations.correct")}
      </ButtonLink>
      <ReverseDialog
        description={story.reference}
        words={{
          title: text("admin-donations.reverse.dialog", { amount: format.moneyExact(story.amountCents) }),
          text: text("admin-donations.reverse.text"),
          button: text("admin-donations.reverse.button"),
          done: text("admin-donations.reverse.done"),
        }}
        changes={[storyKey(id)]}
        reverse={(act, reason) => act("POST", key("/api/admin/donations/:id/reversal", { id }), { reason })}
      />
    </div>
  );
}
