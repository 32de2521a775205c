import { View } from "@react-pdf/renderer";
import { sdgs } from "#domain/labels.ts";
import type { ImpactReportPaper } from "../paper.ts";
import { List } from "../parts/list.tsx";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { Row } from "../parts/row.tsx";
import { PaperText } from "../parts/paper-text.tsx";
import { Paragraphs, Section } from "../parts/section.tsx";
import { Book, Sheet } from "../parts/sheet.tsx";
import { leftToRight } from "../texts.ts";
import { Cover } from "./cover.tsx";
import { Figures } from "./figures.tsx";
import { ProjectResults } from "./project-results.tsx";
import { countedFigures } from "./statistics-texts.ts";

/** The usual maximum height of a project. */
const roomForOneProject = 170;

/** Results by project, with their counting method. */
export function ImpactReport(paper: ImpactReportPaper) {
  const { foundation, madeAt, sample, edition, statistics, programs, projects, year } = paper;
  const words = usePaperTexts();
  const { text, format, language } = words;
  const title = paper.title[language];
  return (
    <Book title={title} foundation={foundation} madeAt={madeAt}>
      <Cover
        {...{ foundation, title, madeAt, sample, edition }}
        tile={{ seed: `impact ${paper.year}`, program: "animals" }}
      />
      <Sheet foundation={foundation}>
        <Section title={text("papers.report.about")}>
          <Paragraphs>
            {[
              text("papers.impact.about.source", { date: format.date(`${year}-12-31`) }),
              text("papers.impact.about.aims"),
            ]}
          </Paragraphs>
        </Section>
        <Section title={text("papers.report.figures", { year: String(year) })}>
          <Figures figures={countedFigures(statistics, year, words)} />
        </Section>
        <Goals numbers={goalsOf(projects)} />
        {programs.map((program) => (
          <Section key={program.id} title={program.title[language]} keep={roomForOneProject}>
            <PaperText>{program.description[language]}</PaperText>
            {projects
              .filter(({ project }) => project.programId === program.id)
              .map((figures) => (
                <ProjectResults key={figures.project.id} {...figures} year={year} />
              ))}
          </Section>
        ))}
        <Section title={text("papers.impact.limits")}>
          <List
            items={[
              text("papers.impact.limits.own"),
              text("papers.impact.limits.cause"),
              text("papers.impact.limits.double"),
              text("papers.impact.limits.small"),
            ]}
          />
        </Section>
      </Sheet>
    </Book>
  );
}

const goalsOf = (projects: ImpactReportPaper["projects"]): number[] =>
  [...new Set(projects.flatMap(({ project }) => project.sdgTags))].sort((a, b) => a - b);

function Goals({ numbers }: { numbers: readonly number[] }) {
  const { text } = usePaperTexts();
  if (numbers.length === 0) return null;
  return (
    <Section title={text("papers.impact.goals")}>
      <Row style={{ flexWrap: "wrap", rowGap: 6 }}>
        {numbers.map((number) => (
          <Goal key={number} number={number} />
        ))}
      </Row>
      <PaperText size="small" color="inkSoft">
        {text("papers.impact.goals.disclaimer")}
      </PaperText>
    </Section>
  );
}

function Goal({ number }: { number: number }) {
  const { language } = usePaperTexts();
  const goal = sdgs[number];
  if (!goal) return null;
  return (
    <Row style={{ width: "50%", gap: 8, alignItems: "center" }} wrap={false}>
      <View
        style={{
          width: 22,
          height: 22,
          backgroundColor: goal.color,
          alignItems: "center",
          justifyContent: "center",
        }}
      >
        <PaperText bold color={goal.textColor === "white" ? "white" : "ink"}>
          {leftToRight(String(number))}
        </PaperText>
      </View>
      <View style={{ flex: 1 }}>
        <PaperText>{goal.title[language]}</PaperText>
      </View>
    </Row>
  );
}
