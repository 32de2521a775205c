import { useRouter, useSearch } from "wouter";
import { Button } from "../../components/ui/button.tsx";
import { ErrorSummary } from "../../components/ui/error-summary.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useText } from "../../i18n/text.tsx";
import { usePosted } from "../../posted-form.tsx";

const accepted = "image/jpeg,image/png,image/webp,image/avif";

/** Plain forms: they are sent and answered the same way with and without JavaScript. */
export function OwnPicture({ user }: { user: { profileImageUrl: string | null } }) {
  const { text } = useText();
  const { base } = useRouter();
  const posted = usePosted("picture");
  const said = new URLSearchParams(useSearch()).get("picture");
  const error = posted?.errors["picture"] ?? (said === "too_large" ? "picture.error.too_large" : null);
  // Back at this part of the page, whatever the answer is.
  const action = `${base}/account/security#picture`;
  return (
    <section
      id="picture"
      aria-labelledby="picture-title"
      className="grid scroll-mt-24 justify-items-start gap-4"
    >
      <h2 id="picture-title" className="text-2xl">
        {text("picture.title")}
      </h2>
      <p className="text-ink-soft">{text("picture.text")}</p>
      {!posted && (said === "kept" || said === "removed") && (
        <Notice tone="good" title={text(`picture.${said}`)} />
      )}
      {user.profileImageUrl && (
        <div className="flex flex-wrap items-center gap-4">
          <img
            src={user.profileImageUrl}
            alt={text("picture.current")}
            width={96}
            height={96}
            className="size-24 rounded-full"
          />
          <form method="post" action={action}>
            <input type="hidden" name="form" value="picture-removal" />
            <Button type="submit" variant="secondary" size="small">
              {text("picture.remove")}
            </Button>
          </form>
        </div>
      )}
      <form
        method="post"
        action={action}
        encType="multipart/form-data"
        className="grid w-full max-w-xl gap-4"
      >
        <input type="hidden" name="form" value="picture" />
        <ErrorSummary problems={error ? [{ fieldId: "own-picture", message: text(error) }] : []} />
        <Field
          id="own-picture"
          label={text("picture.choose")}
          hint={text("picture.hint")}
          required
          {...(error && { error: text(error) })}
        >
          {(control) => <input {...control} type="file" name="picture" accept={accepted} className="input" />}
        </Field>
        <Button type="submit" variant="secondary" className="justify-self-start">
          {text("picture.save")}
        </Button>
      </form>
    </section>
  );
}
