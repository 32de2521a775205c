import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Masthead } from "../../components/content/masthead.tsx";
import type { Manifest } from "#domain/open-data/answers.ts";
import type { Dataset } from "#domain/open-data/rows.ts";
import { datasets, licence } from "#domain/open-data/datasets.ts";
import { minPeople } from "#domain/open-data/people.ts";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { useApi } from "../../data/use-api.tsx";
import { Link } from "../../routing/link.tsx";
import { JsonLd, useAround } from "../../structured-data.tsx";
import { dataCatalogData } from "../../structured-data/data-catalog.ts";
import { DatasetPart } from "./dataset-part.tsx";
import { Part } from "./part.tsx";

/** Plain links throughout: everything here works without JavaScript. */
function Published() {
  const { text } = useText();
  const { data, error } = useApi("/api/open-data");
  const files = data?.made?.files ?? [];
  return (
    <div className="page-width grid gap-14 py-10 sm:py-14">
      {error && !data && <NotLoaded />}
      {data && <Made made={data.made} />}
      {data?.made && <Catalog made={data.made} />}
      <Part id="donors" title={text("open-data.donors.title")}>
        <p className="mt-2 max-w-prose">{text("open-data.donors.text", { count: minPeople })}</p>
      </Part>
      {datasets.map((dataset) => (
        <DatasetPart key={dataset} dataset={dataset} files={files} />
      ))}
      <Standards files={files} />
      <Programs isMade={files.length > 0} />
      <Part id="proofs" title={text("open-data.proofs.title")}>
        <p className="mt-2 max-w-prose">{text("open-data.proofs.text")}</p>
        <ul>
          {proofLinks.map(([href, id]) => (
            <li key={href}>
              <a href={href} className="text-link inline-block py-2">
                {text(id)}
              </a>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="licence" title={text("open-data.licence.title")}>
        <p className="mt-2 max-w-prose">{text("open-data.licence.text")}</p>
        <a href={licence} rel="license" className="text-link inline-block py-2">
          <bdi dir="ltr">CC BY 4.0</bdi>
        </a>
      </Part>
    </div>
  );
}

function Made({ made }: { made: Manifest | null }) {
  const { text, format } = useText();
  if (!made) return <p>{text("open-data.not_made")}</p>;
  const { asOf, updatedAt } = made;
  return (
    <p className="text-ink-soft">
      {text("open-data.made", { date: format.date(asOf), madeOn: format.date(updatedAt.slice(0, 10)) })}
    </p>
  );
}

function Catalog({ made }: { made: Manifest }) {
  const { text } = useText();
  const words = {
    title: text("open-data.title"),
    demo: text("open-data.demo"),
    of: (dataset: Dataset) => text(`open-data.dataset.${dataset}.text`),
  };
  return <JsonLd data={dataCatalogData(made, words, useAround())} />;
}

const proofLinks = [
  ["/transparency/verify", "open-data.proofs.verify"],
  ["/transparency/log", "open-data.proofs.log"],
  ["/api/transparency/witness.mjs", "open-data.proofs.witness"],
  ["/api/transparency/proof-format.md", "open-data.proofs.format"],
] as const;

const standards = ["iati-activities.xml", "iati-organisation.xml", "360giving.json", "figures.json"] as const;

function Standards({ files }: Pick<Manifest, "files">) {
  const { text } = useText();
  return (
    <Part id="standards" title={text("open-data.standards.title")}>
      <dl className="mt-2">
        {standards.map((name) => (
          <div key={name} className="grid gap-x-8 border-t border-line py-2 md:grid-cols-[14rem_1fr]">
            <dt className="font-medium">
              {files
                .filter((file) => file.name === name)
                .map(({ url }) => (
                  <a key={name} href={url} download className="text-link inline-block py-2">
                    <bdi dir="ltr">{name}</bdi>
                  </a>
                ))}
            </dt>
            <dd className="py-2">{text(`open-data.standards.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Link href="/anbi" className="text-link inline-block py-2">
        {text("open-data.anbi")}
      </Link>
    </Part>
  );
}

/** Links to the list of files only when there are any. */
function Programs({ isMade }: { isMade: boolean }) {
  const { text } = useText();
  const links = [
    ["/api/docs", "open-data.api.docs"],
    ["/api/openapi.json", "open-data.api.openapi"],
    ...(isMade ? ([["/api/open-data/manifest", "open-data.api.manifest"]] as const) : []),
  ] as const;
  return (
    <Part id="programs" title={text("open-data.api.title")}>
      <p className="mt-2 max-w-prose">{text("open-data.api.text")}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {links.map(([href, label]) => (
          <li key={href}>
            <a href={href} className="text-link inline-block py-2">
              {text(label)}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** For people who check the figures themselves: journalists, students, other charities. They need a file and its meaning. */
export default function OpenDataScreen() {
  const { text } = useText();
  return (
    <Page title={text("open-data.title")} description={text("open-data.description")}>
      <div className="page-width pt-12 sm:pt-16">
        <Masthead title={text("open-data.title")} lead={text("open-data.lead")} />
      </div>
      <Published />
    </Page>
  );
}
