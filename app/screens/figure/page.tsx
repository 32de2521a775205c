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
import { Button } from "../../components/ui/button.tsx";
import { Section } from "../../components/ui/section.tsx";
import { TextField } from "../../components/ui/text-field.tsx";

/** For readers who doubt a number: what it counts, of which day, and its parts. */
export default function FigureScreen({ params }: ScreenProps) {
  const { text } = useText();
  const search = useSearch();
  const id = params["id"];
  const entry = useApi(figureKey(id));
  const answer = useApi(figureKey(id, search));
  if (isMissing(entry)) return <NotFoundScreen />;
  const figure = entry.data;
  const title = figure?.name ?? text("figure.loading");
  return (
    <Page title={title} description={figure?.counts ?? text("shell.loading")} hidden={!figure}>
      <div data-figure={id} className="page-width py-6">
        <Trail above={[{ href: "/transparency", label: text("figure.above") }]} here={title} />
        <h1 className="text-display mt-6">{title}</h1>
        {entry.error && !figure && <Failure />}
        {answer.error && !answer.data && figure && <p className="mt-6 text-lg">{text("figure.day.none")}</p>}
        {answer.data && <FigureSource figure={answer.data} />}
        <AnotherDay search={search} />
      </div>
    </Page>
  );
}

/** A plain GET form: it works before, and without, JavaScript. */
function AnotherDay({ search }: { search: string }) {
  const { text } = useText();
  const query = new URLSearchParams(search);
  return (
    <Section id="day" title={text("figure.day")} heading="text-2xl" className="mt-12 print:hidden">
      <p className="mt-2 max-w-prose text-ink-soft">{text("figure.day.hint")}</p>
      <form method="get" className="mt-4 flex flex-wrap items-end gap-4">
        {(["on", "known"] as const).map((name) => (
          <TextField
            key={name}
            label={text(`figure.day.${name}`)}
            type="date"
            name={name}
            defaultValue={query.get(name) ?? ""}
          />
        ))}
        <Button type="submit">{text("figure.day.show")}</Button>
      </form>
    </Section>
  );
}
