import { View } from "@react-pdf/renderer";
import { countryNames } from "#domain/content/country-names.ts";
import type { ProjectFigures } from "../paper.ts";
import { colors } from "../parts/look.ts";
import { usePaperWords } from "../parts/paper-words.tsx";
import { Row } from "../parts/row.tsx";
import { Say } from "../parts/say.tsx";
import { isAim, periodOf, resultsOf, statusOf } from "./project-words.ts";

/** One project: what it is, what it reports, what it cost so far. */
export function ProjectResults({ project, spentCents }: ProjectFigures) {
  const words = usePaperWords();
  const { text, format, language } = words;
  const place = `${project.city[language]}, ${countryNames[project.countryCode][language]}`;
  return (
    <View wrap={false} style={{ borderTopWidth: 0.7, borderTopColor: colors.line, paddingTop: 7, gap: 4 }}>
      <Say bold>{project.title[language]}</Say>
      <Say size="small" color="inkSoft">
        {[place, statusOf(project, words), periodOf(project, words)].join(" · ")}
      </Say>
      <Say>{project.description[language]}</Say>
      <Say size="small" bold color={isAim(project) ? "accentInk" : "action"}>
        {text(isAim(project) ? "papers.project.aims" : "papers.project.results")}
      </Say>
      <Row style={{ flexWrap: "wrap", columnGap: 12, rowGap: 4 }}>
        {resultsOf(project, words).map(({ label, value }) => (
          <View key={label} style={{ width: 104 }}>
            <Say size="heading" bold>
              {value}
            </Say>
            <Say size="small" color="inkSoft">
              {label}
            </Say>
          </View>
        ))}
      </Row>
      <Say>{`${format.percent(project.successRate)} ${project.successMetric[language]}`}</Say>
      <Say size="small" color="inkSoft">
        {text("papers.project.spent_of", {
          spent: format.money(spentCents),
          budget: format.money(project.budgetCents),
        })}
      </Say>
    </View>
  );
}
