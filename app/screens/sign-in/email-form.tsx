import { Button } from "../../components/ui/button.tsx";
import { ErrorSummary } from "../../components/ui/error-summary.tsx";
import { Field } from "../../components/ui/field.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { useText } from "../../i18n/text.tsx";
import { usePosted } from "../../posted-form.tsx";
import { Link } from "../../routing/link.tsx";

type Props = { action: string; returnTo: string };

/** A plain form: it is sent and answered the same way with and without JavaScript. */
export function EmailForm({ action, returnTo }: Props) {
  const { text } = useText();
  const posted = usePosted("email");
  const error = posted?.errors["email"];
  return (
    <form method="post" action={action} className="grid gap-4">
      <input type="hidden" name="form" value="email" />
      <input type="hidden" name="returnTo" value={returnTo} />
      <ErrorSummary problems={error ? [{ fieldId: "sign-in-email", message: text(error) }] : []} />
      <Field
        id="sign-in-email"
        label={text("signin.email.label")}
        hint={text("signin.email.hint")}
        required
        {...(error && { error: text(error) })}
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={posted?.values["email"]}
          />
        )}
      </Field>
      <Button type="submit" size="large" className="justify-self-start">
        {text("signin.email.button")}
      </Button>
      <p className="text-sm text-ink-soft">
        {text("signin.privacy")}{" "}
        <Link href="/privacy" className="text-link">
          {text("signin.privacy.link")}
        </Link>
      </p>
    </form>
  );
}
