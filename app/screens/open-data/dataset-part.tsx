import type { Manifest } from "#domain/open-data/answers.ts";
import { columnsOf, dumpFormats } from "#domain/open-data/datasets.ts";
import type { Dataset } from "#domain/open-data/rows.ts";
import { useText } from "../../i18n/text.tsx";
import { Part } from "./part.tsx";

const bytesPerKilobyte = 1024;

type Props = { dataset: Dataset; files: Manifest["files"] };

export function DatasetPart({ dataset, files }: Props) {
  const { text, format } = useText();
  const own = dumpFormats.flatMap((kind) => files.filter(({ name }) => name === `${dataset}.${kind}`));
  const [first] = own;
  const example = `/api/open-data/${dataset}?limit=100`;
  return (
    <Part id={dataset} title={text(`open-data.dataset.${dataset}`)}>
      <p className="mt-2 max-w-prose">{text(`open-data.dataset.${dataset}.text`)}</p>
      {first && (
        <ul className="mt-2 flex flex-wrap items-center gap-x-6">
          {first.rows !== null && (
            <li className="text-ink-soft">{text("open-data.rows", { count: first.rows })}</li>
          )}
          {own.map(({ name, url, bytes }) => (
            <li key={name}>
              <a href={url} download className="text-link inline-block py-2">
                {text("open-data.size", {
                  name,
                  size: format.number(Math.max(1, Math.round(bytes / bytesPerKilobyte))),
                })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2">
        {text("open-data.api.example")}{" "}
        {first ? (
          <a href={example} className="text-link inline-block py-2">
            <bdi dir="ltr">GET {example}</bdi>
          </a>
        ) : (
          <bdi dir="ltr">GET {example}</bdi>
        )}
      </p>
      <details className="mt-2">
        <summary className="text-link py-2">{text("open-data.columns")}</summary>
        <Columns dataset={dataset} />
      </details>
    </Part>
  );
}

function Columns({ dataset }: { dataset: Dataset }) {
  const { text } = useText();
  return (
    <dl className="mt-2">
      {namesOf(columnsOf[dataset]).map((name) => (
        <div key={name} className="grid gap-x-8 border-t border-line py-2 md:grid-cols-[14rem_1fr]">
          <dt className="font-medium">
            <bdi dir="ltr">{name}</bdi>
          </dt>
          <dd>{text(`open-data.column.${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

const namesOf = <Name extends string>(columns: Readonly<Partial<Record<Name, unknown>>>): Name[] =>
  Object.keys(columns).filter((name): name is Name => name in columns);
