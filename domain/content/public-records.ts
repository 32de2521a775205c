import type { SourceFor } from "./content-source.ts";
import type { Content } from "./ports.ts";
import { coverUrlOf } from "./cover-url.ts";

/** The kinds with their own pages, by their path segment. */
export const recordSections = ["programs", "projects", "posts", "events", "grants"] as const;
export type RecordSection = (typeof recordSections)[number];

/** What search engines and social cards need of a record. */
export type PublicRecord = Readonly<{
  id: string;
  /** The date of the last change, if known. */
  changedOn: string | null;
  /** Its program's color, if any. */
  color: string | null;
  coverUrl: string | null;
}>;
export type PublicRecords = (section: RecordSection) => Promise<PublicRecord[]>;

type Needs = { content: Content; sourceFor: SourceFor; today: () => string };

/** Exactly the records with public pages; unpublished news has none. */
export function publicRecords({ content, sourceFor, today }: Needs): PublicRecords {
  const programs = async () => (await sourceFor("program")).content.list("program");
  const colors = async () => new Map((await programs()).map(({ id, color }) => [id, color]));

  const sections: Record<RecordSection, () => Promise<PublicRecord[]>> = {
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
    posts: async () => {
      const [posts, byProgram] = await Promise.all([content.list("post"), colors()]);
      return posts
        .filter(({ publishedOn }) => publishedOn <= today())
        .map(({ id, publishedOn, programId, cover }) => ({
          id,
          changedOn: publishedOn,
          color: byProgram.get(programId ?? "") ?? null,
          coverUrl: coverUrlOf(cover),
        }));
    },
    events: async () => {
      const [events, byProgram] = await Promise.all([content.list("event"), colors()]);
      return events.map(({ id, programId, cover }) => ({
        id,
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
  return (section) => sections[section]();
}
