import { useSearch } from "wouter";
import { Trail } from "../../components/content/trail.tsx";
import { isMissing } from "../../data/must-exist.ts";
import { useApi } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import type { ScreenProps } from "../../routes.ts";
import { Failure } from "../error/failure.tsx";
import NotFoundScreen from "../not-found/page.tsx";
import { figureKey } from "./view.ts";
import { FigureSource } from "./figure-source.tsx";
import { AnotherDay } from "./another-day.tsx";

/** Someone saw a number and doubts it: what it counts, of which day it is, and what adds up to it. */
export default function FigureScreen({ params }: ScreenProps) {
  const { text } = useText();
  const search = useSearch();
  const id = params["id"];
  const entry = useApi(figureKey(id));
  const asked = useApi(figureKey(id, search));
  if (isMissing(entry)) return <NotFoundScreen />;
  const figure = entry.data;
  const title = figure?.name ?? text("figure.loading");
  return (
    <Page title={title} description={figure?.counts ?? text("shell.loading")} hidden={!figure}>
      <div data-figure={id} className="page-width py-6">
        <Trail above={[{ href: "/transparency", label: text("figure.above") }]} here={title} />
        <h1 className="text-display mt-6">{title}</h1>
        {entry.error && !figure && <Failure />}
        {asked.error && !asked.data && figure && <p className="mt-6 text-lg">{text("figure.day.none")}</p>}
        {asked.data && <FigureSource figure={asked.data} />}
        <AnotherDay search={search} />
      </div>
    </Page>
  );
}
