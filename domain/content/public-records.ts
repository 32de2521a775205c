import { defaultLanguage, type Language } from "#domain/language.ts";
import type { SourceFor } from "./content-source.ts";
import type { Content } from "./ports.ts";
import { untranslatedIn, type Untranslated } from "./untranslated.ts";
import { coverUrlOf } from "./cover-url.ts";
import { publicKinds, publicPagePaths, type PublicPagePath } from "./kinds/public-kinds.ts";

/** The kinds with their own pages, by their path segment. */
export const recordSections = [
  "campaigns",
  "programs",
  "projects",
  ...publicPagePaths,
  "events",
  "grants",
] as const;
export type RecordSection = (typeof recordSections)[number];

/** What search engines and social cards need of a record. */
export type PublicRecord = Readonly<{
  id: string;
  /** The date of the last change, if known. */
  changedOn: string | null;
  /** Its program's color, if any. */
  color: string | null;
  coverUrl: string | null;
  /** Languages that it is not translated into yet. */
  untranslated?: readonly Language[];
}>;
export type PublicRecords = (section: RecordSection) => Promise<PublicRecord[]>;

type Needs = { content: Content; sourceFor: SourceFor; today: () => string };

/** Exactly the records with public pages; unpublished news has none. */
export function publicRecords({ content, sourceFor, today }: Needs): PublicRecords {
  const programs = async () => (await sourceFor("program")).content.list("program");
  const colors = async () => new Map((await programs()).map(({ id, color }) => [id, color]));

  const sections: Record<Exclude<RecordSection, PublicPagePath>, () => Promise<PublicRecord[]>> = {
    campaigns: async () => {
      const [{ content: source }, byProgram] = await Promise.all([sourceFor("campaign"), colors()]);
      return (await source.list("campaign")).map(({ id, programId, cover, updates, untranslated }) => ({
        id,
        ...untranslatedIn({ untranslated }),
        changedOn:
          updates
            .map(({ on }) => on)
            .sort()
            .at(-1) ?? null,
        color: byProgram.get(programId) ?? null,
        coverUrl: coverUrlOf(cover),
      }));
    },
    programs: async () =>
      (await programs()).map(({ id, color, cover }) => ({
        id,
        changedOn: null,
        color,
        coverUrl: coverUrlOf(cover),
      })),
    projects: async () => {
      const [{ content: source }, byProgram] = await Promise.all([sourceFor("project"), colors()]);
      return (await source.list("project")).map(({ id, updatedOn, programId, cover }) => ({
        id,
        changedOn: updatedOn,
        color: byProgram.get(programId) ?? null,
        coverUrl: coverUrlOf(cover),
      }));
    },
    events: async () => {
      const [events, byProgram] = await Promise.all([content.list("event"), colors()]);
      return events.map(({ id, programId, cover, untranslated }) => ({
        id,
        ...untranslatedIn({ untranslated }),
        changedOn: null,
        color: byProgram.get(programId ?? "") ?? null,
        coverUrl: coverUrlOf(cover),
      }));
    },
    grants: async () => {
      const [calls, byProgram] = await Promise.all([content.list("grantCall"), colors()]);
      return calls.map(({ id, programId }) => ({
        id,
        changedOn: null,
        color: byProgram.get(programId ?? "") ?? null,
        coverUrl: null,
      }));
    },
  };
  return (section) =>
    isPublicPagePath(section) ? recordsOf(section, { content, sourceFor, today }) : sections[section]();
}

const isPublicPagePath = (section: RecordSection): section is PublicPagePath =>
  publicPagePaths.some((path) => path === section);

/** The fields of a list item that a search engine or a social card can use. */
type Item = Untranslated &
  Readonly<{ id: string; publishedOn?: string; color?: string | null; coverUrl?: string | null }>;

async function recordsOf(path: PublicPagePath, needs: Needs): Promise<PublicRecord[]> {
  const items: readonly Item[] = await publicKinds[path].list.read(needs, defaultLanguage);
  return items.map(({ id, publishedOn = null, color = null, coverUrl = null, untranslated }) => ({
    id,
    ...untranslatedIn({ untranslated }),
    changedOn: publishedOn,
    color,
    coverUrl,
  }));
}
