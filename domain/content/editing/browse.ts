import { fieldLabels, kindLabels, newRecordLabels } from "#domain/labels.ts";
import type { Language } from "#domain/language.ts";
import {
  contentKinds,
  draftOf,
  kindNames,
  relationsOf,
  singleKinds,
  titleOf,
  type ContentKind,
} from "../kinds/kinds.ts";
import { pathOfKind } from "../kinds/kind-path.ts";
import type { Content } from "../ports.ts";
import type { KindAnswer, RecordAnswer } from "./answers.ts";
import type { ContentRecords } from "./content-records.ts";
import type { PageTexts } from "./page-texts.ts";
import type { RecordRef, RecordState, UnsavedEdits } from "./ports.ts";
import { memoryAfter } from "./translation.ts";
import { problemsOf } from "./problems.ts";
import { relations, rowAnswer, untouchedRow } from "./row-answer.ts";

const pageSize = 50;

type Needs = {
  contentRecords: ContentRecords;
  unsavedEdits: UnsavedEdits;
  content: Content;
  pageTexts: PageTexts;
};
type Reader = { userId: string; isAdmin: boolean; language: Language };

const kindsFor = ({ isAdmin }: Pick<Reader, "isAdmin">): ContentKind[] =>
  kindNames.filter((kind) => isAdmin || !contentKinds[kind].form.adminOnly);

export const browseContent = ({ contentRecords, unsavedEdits, content, pageTexts }: Needs) => ({
  kinds: async (reader: Reader): Promise<KindAnswer[]> => {
    const [counts, drafts] = await Promise.all([contentRecords.counts(), contentRecords.all()]);
    return kindsFor(reader).map((kind) => {
      const { total = 0, published = 0, samples = 0 } = counts.find((row) => row.kind === kind) ?? {};
      const own = drafts.filter((draft) => draft.kind === kind);
      return {
        kind: pathOfKind(kind),
        label: kindLabels[kind][reader.language],
        total,
        published,
        samples,
        drafts: own.filter(({ state }) => state !== "SCHEDULED").length,
        scheduled: own.filter(({ state }) => state === "SCHEDULED").length,
        incomplete: own.filter(({ id, body }) => problemsOf(kind, draftOf(kind, id, body)).length > 0).length,
      };
    });
  },

  list: async (
    kind: ContentKind,
    { search, state, page: asked }: { search: string; state: RecordState | null; page: number },
    { language }: Reader,
  ) => {
    const page = Math.max(1, asked);
    const { title, given = [] } = contentKinds[kind].form;
    const most = pageSize;
    // Moving is not offered in a filtered list: hidden neighbours would make the result unclear.
    const ordered = contentKinds[kind].form.ordered === true && search.trim() === "" && state === null;
    const found = await contentRecords.list(kind, {
      title,
      search: search.trim(),
      state,
      ordered,
      most,
      skip: (page - 1) * most,
    });
    const rows = found.rows.map((row) => ({
      ...rowAnswer(kind, row, language),
      order: ordered ? row.order : null,
    }));
    const untouched = given.filter(
      (id) =>
        page === 1 &&
        (state ?? "PUBLISHED") === "PUBLISHED" &&
        id.includes(search.trim()) &&
        !found.rows.some((row) => row.id === id),
    );
    const all = [...rows, ...untouched.map(untouchedRow)];
    return { rows: all, total: found.total + untouched.length, page, pageSize, ...labelsOf(kind, language) };
  },

  /** A record with everything the editor needs; a new one if none exists. */
  open: async (
    ref: RecordRef | { kind: ContentKind; id: null },
    { language, userId }: Reader,
  ): Promise<RecordAnswer | null> => {
    const { kind, id } = ref;
    const current = id === null ? null : await contentRecords.find({ kind, id });
    const { fields, fixed, given, pageOf, title } = contentKinds[kind].form;
    const untouched = id !== null && !current && given?.includes(id) === true;
    if (id !== null && !current && !untouched) return null;
    const body = draftOf(kind, id ?? "", current?.body);
    const edited = { kind, id: id ?? "new" };
    const unsaved = await unsavedEdits.find(edited, userId);
    return {
      kind: pathOfKind(kind),
      ...labelsOf(kind, language),
      labels: Object.fromEntries(Object.entries(fieldLabels).map(([name, label]) => [name, label[language]])),
      id,
      title: isSingle(kind) ? null : title === null ? id : (titleOf(kind, body)?.[language] ?? ""),
      fixed: fixed === true,
      page: id === null ? null : pageOf(id),
      fields: fields.map((field) =>
        field.type === "messages" ? { ...field, originals: pageTexts(id ?? "") } : field,
      ),
      version: current?.version ?? 0,
      body,
      state: current?.state ?? (untouched ? "PUBLISHED" : "DRAFT"),
      publishedVersion: current?.publishedVersion ?? null,
      scheduled: current?.scheduled ?? null,
      scheduleFailedAt: current?.scheduleFailedAt ?? null,
      sample: current?.sample ?? false,
      changedAt: current?.changedAt ?? null,
      changedBy: current?.changedBy?.name ?? null,
      problems: current ? problemsOf(kind, body) : [],
      relations: await relations(content, relationsOf(kind), language),
      versions: id === null ? [] : await contentRecords.versions({ kind, id }),
      translations: memoryAfter(
        fields,
        id === null ? {} : await contentRecords.translationMemory({ kind, id }),
        { before: body, after: body },
      ),
      unsaved: unsaved && {
        ...unsaved,
        base: draftOf(kind, id ?? "", unsaved.base ?? undefined),
        body: draftOf(kind, id ?? "", unsaved.body),
      },
      others: await unsavedEdits.others(edited, userId),
    };
  },
});

const labelsOf = (kind: ContentKind, language: Language) => ({
  label: kindLabels[kind][language],
  newLabel: newRecordLabels[kind]?.[language] ?? null,
});

const isSingle = (kind: ContentKind): boolean => singleKinds.some((single) => single === kind);
