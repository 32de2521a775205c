import { PlainForm } from "../../../components/public-form/plain-form.tsx";
import { usePublicForm, type Typed, type Wrong } from "../../../components/public-form/use-public-form.ts";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { send } from "../../../data/browser.ts";
import { useText } from "../../../i18n/text.tsx";
import { Section } from "../../../components/ui/section.tsx";

/** One confirmation, in words and by typing one's own address: nobody does that by accident. */
export function EraseMe({ email, monthlyGifts }: { email: string; monthlyGifts: number }) {
  const { text, language } = useText();
  const form = usePublicForm({
    name: "erase",
    wrongFields: (typed): Wrong => (isSame(typed, email) ? {} : { email: "privacy.error.email_mismatch" }),
    send: ({ email: typed }) => send(language, "POST", "/api/my/erasure", { email: typed ?? "" }),
    // A whole new page: nothing of the person stays in the memory of this one.
    onSent: () => window.location.assign(`${window.location.pathname}?erased=1`),
    failed: { title: text("privacy.erase.failed"), text: text("privacy.erase.failedText") },
  });
  return (
    <Section
      id="erase"
      title={text("privacy.erase.title")}
      heading="text-2xl"
      className="border-t-4 border-bad bg-paper-raised p-5"
    >
      <p className="mt-2 max-w-prose">{text("privacy.erase.text")}</p>
      {monthlyGifts > 0 && (
        <p className="mt-2 font-medium">{text("privacy.erase.monthly", { n: monthlyGifts })}</p>
      )}
      <PlainForm form={form} at="erase" className="mt-6 grid justify-items-start gap-6">
        <TextField
          label={text("privacy.erase.email")}
          hint={text("privacy.erase.emailHint", { email: `\u2068${email}\u2069` })}
          required
          box="w-full max-w-md"
          {...form.field("email")}
          type="email"
          name="email"
          autoComplete="off"
          defaultValue={form.typed("email")}
        />
        <Button
          type="submit"
          variant="danger"
          pending={form.pending}
          pendingLabel={text("privacy.erase.pending")}
        >
          {text("privacy.erase.action")}
        </Button>
      </PlainForm>
    </Section>
  );
}

const isSame = ({ email = "" }: Typed, own: string): boolean =>
  email.trim().toLowerCase() === own.toLowerCase();
