import type { AnbiForm } from "#domain/transparency/anbi-form.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { key } from "../../../data/api-key.ts";
import { useMayBook } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { anbiKey } from "./view.ts";

/** Whether the world can read it, and since when. */
export function PublishAnbi({ form: { year, publishedOn } }: { form: AnbiForm }) {
  const { text, format } = useText();
  const said = { year: String(year) };
  const { mutate, pending } = useMutation(
    [anbiKey(said), anbiKey({ year: null })],
    text("annual.anbi.publish.done"),
  );
  const mayBook = useMayBook();
  const publish = () => mutate("POST", key("/api/admin/books/anbi-form/:year/publication", said));
  return (
    <>
      <Notice tone={publishedOn ? "good" : "warn"}>
        {publishedOn
          ? text("annual.anbi.published", { date: format.date(publishedOn) })
          : text("annual.anbi.unpublished")}
      </Notice>
      {mayBook && (
        <div>
          <Button disabled={pending} onClick={() => void publish()}>
            {text("annual.anbi.publish")}
          </Button>
        </div>
      )}
    </>
  );
}
