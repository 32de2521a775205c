import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { useMayBook, useUser } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { Section } from "../../../components/ui/section.tsx";

/** Gifts are sealed every night; who cannot wait does it here, and an administrator lets another key sign. */
export function SealActions() {
  const { text } = useText();
  const sealing = useMutation([], text("books.seals.done"));
  const changing = useMutation([], text("books.seals.key.done"));
  const pending = sealing.pending || changing.pending;
  const isAdmin = useUser()?.role === "ADMIN";
  const mayBook = useMayBook();
  return (
    <Section id="seals" title={text("books.seals")} className="grid gap-3 border-t border-line pt-4">
      <p className="max-w-prose text-ink-soft">{text("books.seals.about")}</p>
      <div className="flex flex-wrap items-center gap-3">
        {mayBook && (
          <Button disabled={pending} onClick={() => void sealing.mutate("POST", "/api/admin/books/seals")}>
            {text("books.seals.now")}
          </Button>
        )}
        {isAdmin && (
          <Button
            variant="quiet"
            disabled={pending}
            onClick={() => void changing.mutate("POST", "/api/admin/settings/signing-keys")}
          >
            {text("books.seals.key")}
          </Button>
        )}
        <Link href="/transparency/log" className="text-link">
          {text("books.seals.log")}
        </Link>
      </div>
    </Section>
  );
}
