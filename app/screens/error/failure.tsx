import { ButtonLink } from "../../components/ui/button.tsx";
import { useText } from "../../i18n/text.tsx";
import crackedTile from "./cracked-tile.svg?url";

export function Failure({ reference }: { reference?: string }) {
  const { text } = useText();
  return (
    <section className="page-width py-16 sm:py-24">
      <img src={crackedTile} alt="" width={240} height={54} className="mb-8 w-60 rtl:-scale-x-100" />
      <h1 className="text-4xl">{text("shell.error.title")}</h1>
      <p className="mt-4 max-w-prose text-lg">{text("shell.error.text")}</p>
      {reference && (
        <p className="mt-4">
          {text("shell.error.reference")}: <bdi className="font-semibold tabular-nums">{reference}</bdi>
        </p>
      )}
      <p className="mt-8">
        <ButtonLink href="">{text("shell.error.retry")}</ButtonLink>
      </p>
    </section>
  );
}
