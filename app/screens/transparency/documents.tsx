import { Download } from "#app/components/ui/icons.tsx";
import type { DocumentAnswer } from "#domain/content/kinds/document/public.ts";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Loading, Skeleton } from "../../components/ui/skeleton.tsx";
import { useApi, useApiCache } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { Article } from "./article.tsx";

/** A document that is not made yet has no size. */
type Listed = Omit<DocumentAnswer, "fileSize"> & {
  fileSize: number | null;
  sha256: string | null;
  url: string;
};

const key = "/api/documents";
/** Enough to compare by eye; the public log has the whole digest. */
const shownDigits = 16;
const bytesPerKilobyte = 1024;
/** The server counts when sending starts; a document that must be made first is counted seconds later. */
const lookAgainAfterMs = [1500, 5000, 15_000];

export function Documents() {
  const { text } = useText();
  const { data, error } = useApi(key);
  return (
    <Article
      id="documents"
      title={text("transparency.documents.title")}
      lead={text(data?.length === 0 ? "transparency.documents.none" : "transparency.documents.lead")}
    >
      {error && !data && <NotLoaded className="mt-6" />}
      {!data && !error && (
        <Loading label={text("shell.loading")} className="mt-6">
          <Skeleton className="h-96" />
        </Loading>
      )}
      <ul className="mt-4">
        {data?.map((document) => (
          <Row key={document.id} {...document} />
        ))}
      </ul>
      <Link href="/open-data" className="text-link mt-4 inline-block py-2 print:hidden">
        {text("transparency.documents.data")}
      </Link>
      {(["verify", "log"] as const).map((page) => (
        <Link
          key={page}
          href={`/transparency/${page}`}
          className="text-link ms-5 inline-block py-2 print:hidden"
        >
          {text(`transparency.documents.${page}`)}
        </Link>
      ))}
    </Article>
  );
}

function Row(listed: Listed) {
  const { title, description, publishedOn, fileSize, downloadCount, url, version, correction, sha256 } =
    listed;
  const { text, format } = useText();
  const cache = useApiCache();
  const size =
    fileSize === null
      ? text("transparency.documents.pdf")
      : text("transparency.documents.size", {
          size: format.number(Math.max(Math.round(fileSize / bytesPerKilobyte), 1)),
        });
  const countAgain = () => {
    for (const ms of lookAgainAfterMs) window.setTimeout(() => void cache.reload(key), ms);
  };
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line py-5 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1 max-w-prose">{description}</p>
        <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-ink-soft">
          <span>{text("transparency.documents.published", { date: format.date(publishedOn) })}</span>
          <span>{size}</span>
          <span>{text("transparency.documents.downloads", { count: downloadCount })}</span>
          {sha256 !== null && (
            <span>
              SHA-256{" "}
              <code dir="ltr" title={sha256}>
                {sha256.slice(0, shownDigits)}
              </code>
            </span>
          )}
        </p>
        {version > 1 && (
          <p className="mt-2 text-sm">
            {text("transparency.documents.version", { version, text: correction ?? "" })}{" "}
            <a href={`${url}&version=${version - 1}`} download className="text-link">
              {text("transparency.documents.earlier")}
            </a>
          </p>
        )}
      </div>
      <ButtonLink
        href={url}
        download
        variant="secondary"
        className="justify-self-start print:hidden"
        onClick={countAgain}
      >
        <Download aria-hidden="true" />
        {text("transparency.documents.download")}
        <span className="sr-only">{title}</span>
      </ButtonLink>
    </li>
  );
}
