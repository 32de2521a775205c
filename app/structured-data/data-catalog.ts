import type { Manifest } from "#domain/open-data/answers.ts";
import { datasets, licence } from "#domain/open-data/datasets.ts";
import type { Dataset } from "#domain/open-data/rows.ts";
import type { Around } from "./around.ts";
import { foundationInBrief } from "./foundation.ts";

const types: Readonly<Record<string, string>> = {
  csv: "text/csv",
  json: "application/json",
  parquet: "application/vnd.apache.parquet",
};

type Texts = Readonly<{ title: string; demo: string; of: (dataset: Dataset) => string }>;

/** https://schema.org/DataCatalog, which dataset search engines read. */
export const dataCatalogData = ({ files, updatedAt }: Manifest, words: Texts, around: Around) => {
  const mark = around.site.mode === "demo" ? `${words.demo} ` : "";
  const creator = foundationInBrief(around);
  return {
    "@type": "DataCatalog",
    name: words.title,
    url: around.addressOf(around.path),
    dataset: datasets.map((dataset) => ({
      "@type": "Dataset",
      name: `${mark}${creator.name}: ${dataset}`,
      description: `${mark}${words.of(dataset)}`,
      license: licence,
      dateModified: updatedAt,
      isAccessibleForFree: true,
      creator,
      distribution: files.flatMap(({ name, url }) => {
        const type = types[name.slice(dataset.length + 1)];
        return name.startsWith(`${dataset}.`) && type
          ? [{ "@type": "DataDownload", encodingFormat: type, contentUrl: around.publicUrl + url }]
          : [];
      }),
    })),
  };
};
