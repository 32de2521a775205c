import type { ReactNode } from "react";
import { figureFrame } from "#domain/figures/figure-card.ts";
import type { FigureAnswer, FigureRow } from "#domain/figures/figure.ts";
import { Embedding } from "../../components/content/embedding.tsx";
import { Division, FigureText } from "../../components/ui/figure-text.tsx";
import { useText } from "../../i18n/text.tsx";
import { usePublicUrl } from "../../public-url.tsx";
import { inLanguage } from "../../routing/language-path.ts";
import { useFigureFormat } from "./use-figure-format.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Table } from "../../components/ui/table.tsx";

export function FigureSource({ figure }: { figure: FigureAnswer }) {
  const { text, format } = useText();
  const shown = useFigureFormat();
  const { part, whole, period, known, validUntil, rows } = figure;
  const value = shown(figure);
  return (
    <div data-figure={figure.id}>
      <p className="@container mt-6 text-4xl font-semibold">
        <FigureText>{value}</FigureText>
      </p>
      <p className="mt-2 text-ink-soft">{text("figure.asOf", { date: format.date(figure.on) })}</p>
      <p className="mt-5 max-w-prose text-xl">{figure.counts}</p>
      <dl className="mt-6 grid max-w-prose gap-2 border-s-4 border-accent ps-4">
        {part && <Fact term={part.label}>{shown(part)}</Fact>}
        {whole && <Fact term={whole.label}>{shown(whole)}</Fact>}
        {part && whole && (figure.unit === "percent" || figure.origin === "unit_cost") && (
          <Fact term={text("figure.sum")}>
            <Division part={shown(part)} whole={shown(whole)} result={value} />
          </Fact>
        )}
        {period && (
          <Fact term={text("figure.period")}>
            {text("figure.between", { from: format.date(period.from), to: format.date(period.to) })}
          </Fact>
        )}
        {known !== null && (
          <Fact term={text("figure.day.known")}>{text("figure.known", { date: format.date(known) })}</Fact>
        )}
        {validUntil !== null && <Fact term={text("figure.until")}>{format.date(validUntil)}</Fact>}
        <Fact term={text("figure.origin")}>{text(`figure.origin.${figure.origin}`)}</Fact>
      </dl>
      {rows.length > 0 && <FigureRows id={figure.id} rows={rows} />}
      <p className="mt-6 flex flex-wrap gap-x-5 gap-y-2 print:hidden">
        <a href={figure.question} className="text-link inline-flex min-h-11 items-center">
          {text("figure.data")}
        </a>
        <a href="/api/figures" className="text-link inline-flex min-h-11 items-center">
          {text("figure.all")}
        </a>
      </p>
      <ShowElsewhere id={figure.id} name={figure.name} />
    </div>
  );
}

/** Elsewhere the figure is today's, whatever date is chosen here. */
function ShowElsewhere({ id, name }: { id: string; name: string }) {
  const { text, language } = useText();
  const publicUrl = usePublicUrl();
  const at = (path: string): string => inLanguage(`${path}/${id}`, language);
  const title = name.replaceAll('"', "&quot;");
  return (
    <>
      <link
        rel="alternate"
        type="application/json+oembed"
        href={`${publicUrl}/api/oembed?url=${encodeURIComponent(publicUrl + at("/figures"))}`}
      />
      <Embedding
        title={text("figure.embed")}
        copy={text("figure.embed.copy")}
        frame={`<iframe src="${publicUrl}${at("/embed/figures")}" title="${title}" width="${figureFrame.width}" height="${figureFrame.height}" style="border:0;max-width:100%" loading="lazy"></iframe>`}
        drawing={at("/figures")}
        svg={text("figure.embed.svg")}
        png={text("figure.embed.png")}
      />
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function FigureRows({ id, rows }: { id: string; rows: readonly FigureRow[] }) {
  const { text, format } = useText();
  const shown = useFigureFormat();
  const hasSources = rows.some(({ source }) => source !== null);
  return (
    <div className="mt-10">
      <h2 className="text-2xl">{text("figure.rows")}</h2>
      <p className="mt-2 text-ink-soft">{text("figure.privacy")}</p>
      <Table
        label={text("figure.rows")}
        rows={`rows/${id}`}
        columns={[
          text("figure.row.what"),
          { number: text("figure.row.value") },
          ...(hasSources ? [text("figure.row.source"), text("figure.row.evidence")] : []),
        ]}
        className="mt-4"
      >
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.label} ${row.period?.from ?? ""}`}>
              <th scope="row">
                {row.label}
                {row.period && (
                  <span className="block font-normal text-ink-soft">
                    {text("figure.between", {
                      from: format.date(row.period.from),
                      to: format.date(row.period.to),
                    })}
                  </span>
                )}
                {row.isCorrection && <Badge tone="warn">{text("figure.row.corrected")}</Badge>}
              </th>
              <td className="number">{shown(row)}</td>
              {hasSources && (
                <>
                  <td>{row.source}</td>
                  <td>
                    {row.evidence !== null && (
                      <a href={row.evidence} download className="text-link">
                        {text("figure.row.look")}
                      </a>
                    )}
                    {row.datedOn !== null && (
                      <span className="block text-sm text-ink-soft">
                        {text("figure.row.dated", { date: format.date(row.datedOn) })}
                        <code className="block text-start break-all">SHA-256 {row.sha256}</code>
                      </span>
                    )}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
