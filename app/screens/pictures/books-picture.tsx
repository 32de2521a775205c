import { pictureWidths } from "#domain/pictures/names.ts";
import type { PictureAnswer } from "#domain/pictures/picture.ts";
import { Embedding } from "../../components/content/embedding.tsx";
import { Table } from "../../components/ui/table.tsx";
import { useText } from "../../i18n/text.tsx";
import { inLanguage } from "../../routing/language-path.ts";

const summaryLook = "inline-flex min-h-11 items-center text-link";

/** A picture, the same figures as a table, and what others copy to show it. */
export function BooksPicture({ picture }: { picture: PictureAnswer }) {
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
