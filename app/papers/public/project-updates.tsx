import { View } from "@react-pdf/renderer";
import { Fragment } from "react";
import type { ProjectFigures } from "../paper.ts";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { PaperText } from "../parts/paper-text.tsx";
import { Section, SubHeading } from "../parts/section.tsx";

const newestOfEach = 3;
/** Room for a project's name and its first update. */
const roomForOneUpdate = 150;

export function ProjectUpdates({ projects }: { projects: readonly ProjectFigures[] }) {
  const { text, language } = usePaperTexts();
  const written = projects.filter(({ project }) => project.updates.length > 0);
  if (written.length === 0) return null;
  return (
    <Section title={text("papers.report.updates")} keep={roomForOneUpdate}>
      {written.map(({ project }) => (
        <Fragment key={project.id}>
          <SubHeading>{project.title[language]}</SubHeading>
          {project.updates
            .toSorted((a, b) => (a.on < b.on ? 1 : -1))
            .slice(0, newestOfEach)
            .map((update) => (
              <Update key={update.on + update.title.en} {...update} />
            ))}
        </Fragment>
      ))}
    </Section>
  );
}

function Update({ on, title, text }: ProjectFigures["project"]["updates"][number]) {
  const { format, language } = usePaperTexts();
  return (
    <View wrap={false}>
      <PaperText bold>{title[language]}</PaperText>
      <PaperText size="small" color="inkSoft">
        {format.date(on)}
      </PaperText>
      <PaperText>{text[language]}</PaperText>
    </View>
  );
}
