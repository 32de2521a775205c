import type { FigureDraft, FigureName, Wording } from "./figure-draft.ts";
import { drafted, row } from "./figure-draft.ts";
import {
  evidencePath,
  isCorrection,
  recordsAsOf,
  type AsOf,
  type FigureRecord,
  type Measure,
} from "./figure-record.ts";
import type { Language } from "#domain/language.ts";
import type { FigureRow } from "./figure.ts";
import type { Subjects } from "./ports.ts";

type Facts = Readonly<{
  records: readonly FigureRecord[];
  subjects: Subjects;
  asOf: AsOf;
  language: Language;
}>;

const ofMeasure: Readonly<Record<Measure, FigureName>> = {
  beneficiaries: "beneficiaries",
  completed_projects: "completed-projects",
  volunteer_hours: "volunteer-hours",
};

/** Figures from dated records. A measure without a record is not published. */
export function countedFigures(say: Wording, facts: Facts): FigureDraft[] {
  const { subjects, asOf } = facts;
  const holding = recordsAsOf(facts.records, asOf);
  const counted = (measure: Measure, own: readonly FigureRecord[]) => ({
    unit: measure === "volunteer_hours" ? ("hours" as const) : ("count" as const),
    value: own.reduce((sum, { value }) => sum + value, 0),
    origin: "records" as const,
    rows: own.map((record) => recordRow(say, facts, record)),
  });
  const whole = (Object.keys(ofMeasure) as Measure[]).flatMap((measure) => {
    const own = holding.filter((record) => record.measure === measure);
    return own.length > 0 ? [drafted(say, ofMeasure[measure], counted(measure, own))] : [];
  });
  const byProgram = subjects.programs.flatMap((program) => {
    const own = holding.filter(
      ({ measure, programId }) => measure === "beneficiaries" && programId === program.id,
    );
    return own.length > 0 ? [drafted(say, "helped-by", counted("beneficiaries", own), program)] : [];
  });
  return [...whole, ...byProgram, countries(say, facts)];
}

function recordRow(say: Wording, { subjects, language, records }: Facts, record: FigureRecord): FigureRow {
  const program = subjects.programs.find(({ id }) => id === record.programId);
  return row(
    program?.title ?? say("together"),
    record.value,
    record.measure === "volunteer_hours" ? "hours" : "count",
    {
      period: { from: record.from, to: record.to },
      source: record.source[language],
      evidence: evidencePath(record),
      sha256: record.sha256,
      datedOn: record.datedOn,
      isCorrection: isCorrection(record, records),
    },
  );
}

/** Countries of projects that had begun or were published as planned. */
function countries(say: Wording, { subjects, asOf }: Facts): FigureDraft {
  const begun = subjects.projects.filter(({ startsOn }) => startsOn <= asOf.on);
  const names = [...new Set(begun.map(({ country }) => country))];
  return drafted(say, "countries", {
    unit: "count",
    value: names.length,
    origin: "content",
    rows: begun.map(({ title, country }) => row(`${country}: ${title}`, 1, "count")),
  });
}
