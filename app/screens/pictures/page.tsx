import { useEffect } from "react";
import { Waiting } from "../../components/content/waiting.tsx";
import { Trail } from "../../components/content/trail.tsx";
import { useLiveFigures } from "../../data/live-figures.ts";
import { useApi, useApiCache } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { usePublicUrl } from "../../public-url.tsx";
import { inLanguage } from "../../routing/language-path.ts";
import { pictureWidths } from "#domain/pictures/names.ts";
import type { PictureAnswer } from "#domain/pictures/picture.ts";
import { Embedding } from "../../components/content/embedding.tsx";
import { Table } from "../../components/ui/table.tsx";

const summaryLook = "inline-flex min-h-11 items-center text-link";

function BooksPicture({ picture }: { picture: PictureAnswer }) {
  const { text, format, language } = useText();
  const { name, title, summary, source, on, version, sizes, columns, rows } = picture;
  const [first = "", ...others] = columns;
  const image = (suffix: string) => inLanguage(`/pictures/${name}${suffix}.svg?of=${version}`, language);
  return (
    <section data-rows={`picture/${name}`} className="mt-10 max-w-3xl border-t-4 border-ink pt-4">
      <h2 id={name} className="text-2xl">
        {title}
      </h2>
      <p className="mt-2">{summary}</p>
      <picture>
        <source media="(min-width:40rem)" srcSet={image("")} width={pictureWidths.wide} height={sizes.wide} />
        <img
          src={image("-narrow")}
          alt=""
          width={pictureWidths.narrow}
          height={sizes.narrow}
          loading="lazy"
          className="mt-4 h-auto w-full"
        />
      </picture>
      <p className="mt-2 text-sm text-ink-soft">
        {text("pictures.asOf", { date: format.date(on) })} · {source}
      </p>
      <details>
        <summary className={summaryLook}>{text("pictures.table")}</summary>
        <Table label={title} columns={[first, ...others.map((number) => ({ number }))]}>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join(" ")}>
                <th scope="row">{row[0]}</th>
                {row.slice(1).map((cell, place) => (
                  <td key={columns[place + 1]} className="number">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
      <Embedding
        title={text("pictures.embed")}
        copy={text("pictures.embed.frame")}
        frame={picture.frame}
        drawing={inLanguage(`/pictures/${name}`, language)}
        svg={text("pictures.embed.image")}
        png={text("pictures.embed.png")}
      />
    </section>
  );
}

/** For readers who prefer pictures to sums, and may embed one. */
export default function PicturesScreen() {
  const { text, language } = useText();
  const publicUrl = usePublicUrl();
  const { data, error } = useApi("/api/pictures");
  const cache = useApiCache();
  const raised = useLiveFigures(true)["raised"];
  useEffect(() => {
    // Drawn at most once a minute.
    if (raised !== undefined) void cache.load("/api/pictures", 60_000);
  }, [cache, raised]);
  const title = text("pictures.page.title");
  const here = publicUrl + inLanguage("/transparency/pictures", language);
  return (
    <Page title={title} description={text("pictures.page.description")}>
      <link
        rel="alternate"
        type="application/json+oembed"
        href={`${publicUrl}/api/oembed?url=${encodeURIComponent(here)}`}
      />
      <div className="page-width py-6">
        <Trail above={[{ href: "/transparency", label: text("pictures.above") }]} here={title} />
        <h1 className="text-display mt-6">{title}</h1>
        <p className="mt-5 max-w-prose text-xl">{text("pictures.page.lead")}</p>
        {!data && <Waiting error={error} className="mt-6 h-72" />}
        {data?.map((picture) => (
          <BooksPicture key={picture.name} picture={picture} />
        ))}
      </div>
    </Page>
  );
}
