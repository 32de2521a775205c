import { View } from "@react-pdf/renderer";
import { countryNames } from "#domain/labels.ts";
import { successRateOf } from "#domain/content/labelled.ts";
import type { ProjectFigures } from "../paper.ts";
import { colors } from "../parts/look.ts";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { figureAtEndOf, Sourced, type Source } from "../parts/sourced.tsx";
import { Row } from "../parts/row.tsx";
import { PaperText } from "../parts/paper-text.tsx";
import { isAim, periodOf, resultsOf, statusOf } from "./project-texts.ts";

export function ProjectResults({
  project,
  spentCents,
  reported,
  year,
}: ProjectFigures & Readonly<{ year: number }>) {
  const words = usePaperTexts();
  const { text, format, language } = words;
  const success = successRateOf(reported, project);
  const place = text("papers.project.place", {
    city: project.city[language],
    country: countryNames[project.countryCode][language],
  });
  return (
    <View wrap={false} style={{ borderTopWidth: 0.7, borderTopColor: colors.line, paddingTop: 7, gap: 4 }}>
      <PaperText bold>{project.title[language]}</PaperText>
      <PaperText size="small" color="inkSoft">
        {[place, statusOf(project, words), periodOf(project, words)].join(" · ")}
      </PaperText>
      <PaperText>{project.description[language]}</PaperText>
      <Sourced
        sources={[recordsOf({ project, reported }, year), figureAtEndOf(year, `spent-on-${project.id}`)]}
      >
        <PaperText size="small" bold color={isAim(project) ? "accentInk" : "action"}>
          {text(isAim(project) ? "papers.project.aims" : "papers.project.results")}
        </PaperText>
        <Row style={{ flexWrap: "wrap", columnGap: 12, rowGap: 4 }}>
          {resultsOf({ project, reported }, words).map(({ label, value }) => (
            <View key={label} style={{ width: 104 }}>
              <PaperText size="heading" bold>
                {value}
              </PaperText>
              <PaperText size="small" color="inkSoft">
                {label}
              </PaperText>
            </View>
          ))}
        </Row>
        {success !== null && (
          <PaperText>{`${format.percent(success)} ${project.successMetric[language]}`}</PaperText>
        )}
        <PaperText size="small" color="inkSoft">
          {text("papers.project.spent_of", {
            spent: format.money(spentCents),
            budget: format.money(project.budgetCents),
          })}
        </PaperText>
      </Sourced>
    </View>
  );
}

/** The project's page shows all records with evidence. */
const recordsOf = (
  { project, reported }: Pick<ProjectFigures, "project" | "reported">,
  year: number,
): Source => ({
  figures: [],
  rows: reported
    .filter(({ value, aim }) => (isAim(project) ? aim : value) !== null)
    .map(({ name }) => `result-${project.id}-${name}@${year}`),
  address: `/projects/${project.id}`,
});
