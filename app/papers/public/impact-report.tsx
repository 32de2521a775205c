import { View } from "@react-pdf/renderer";
import { sdgs } from "#domain/content/labels.ts";
import type { ImpactReportPaper } from "../paper.ts";
import { List } from "../parts/list.tsx";
import { usePaperWords } from "../parts/paper-words.tsx";
import { Row } from "../parts/row.tsx";
import { Say } from "../parts/say.tsx";
import { Paragraphs, Section } from "../parts/section.tsx";
import { Book, Sheet } from "../parts/sheet.tsx";
import { leftToRight } from "../words.ts";
import { Cover } from "./cover.tsx";
import { Figures } from "./figures.tsx";
import { ProjectResults } from "./project-results.tsx";
import { countedFigures } from "./statistics-words.ts";

/** The tallest a project usually gets, with the program's own line above it. */
const roomForOneProject = 170;

/** What came of it, project by project, with how it was counted and where it could not be. */
export function ImpactReport(paper: ImpactReportPaper) {
  const { foundation, madeAt, sample, statistics, programs, projects } = paper;
  const words = usePaperWords();
  const { text, format, language } = words;
  const title = paper.title[language];
  return (
    <Book title={title} foundation={foundation} madeAt={madeAt}>
      <Cover
        {...{ foundation, title, madeAt, sample }}
        tile={{ seed: `impact ${paper.year}`, program: "animals" }}
      />
      <Sheet foundation={foundation}>
        <Section title={text("papers.report.about")}>
          <Paragraphs>
            {[
              text("papers.impact.about.source", { date: format.date(madeAt) }),
              text("papers.impact.about.aims"),
            ]}
          </Paragraphs>
        </Section>
        <Section title={text("papers.impact.figures")}>
          <Figures figures={countedFigures(statistics, words)} />
        </Section>
        <Goals numbers={goalsOf(projects)} />
        {programs.map((program) => (
          <Section key={program.id} title={program.title[language]} keep={roomForOneProject}>
            <Say>{program.description[language]}</Say>
            {projects
              .filter(({ project }) => project.programId === program.id)
              .map((figures) => (
                <ProjectResults key={figures.project.id} {...figures} />
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
  const { text } = usePaperWords();
  if (numbers.length === 0) return null;
  return (
    <Section title={text("papers.impact.goals")}>
      <Row style={{ flexWrap: "wrap", rowGap: 6 }}>
        {numbers.map((number) => (
          <Goal key={number} number={number} />
        ))}
      </Row>
      <Say size="small" color="inkSoft">
        {text("papers.impact.goals.disclaimer")}
      </Say>
    </Section>
  );
}

function Goal({ number }: { number: number }) {
  const { language } = usePaperWords();
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
        <Say bold color={goal.textColor === "white" ? "white" : "ink"}>
          {leftToRight(String(number))}
        </Say>
      </View>
      <View style={{ flex: 1 }}>
        <Say>{goal.title[language]}</Say>
      </View>
    </Row>
  );
}
