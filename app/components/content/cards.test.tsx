import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Router } from "wouter";
import { describe, expect, test, vi } from "vitest";
import { publicProgram } from "#domain/content/kinds/program/public.ts";
import { publicProject } from "#domain/content/kinds/project/public.ts";
import { sampleContent } from "#domain/content/kinds/kinds.ts";
import { asCents, noCents } from "#domain/money/cents.ts";
import { sampleLists } from "../../data/sample-lists.ts";
import { allSdgs } from "#domain/content/labelled.ts";
import type { Language } from "#domain/language.ts";
import { reportedFigures } from "#domain/results/reported-figures.ts";
import { sampleIndicators } from "#domain/results/sample-indicators.ts";
import { ApiCache, type Answers } from "../../data/api-cache.ts";
import { useListOrSample } from "../../data/sample-fallback.ts";
import { ApiCacheContext } from "../../data/use-api.tsx";
import { addMessages, createI18n, TextProvider } from "../../i18n/text.tsx";
import { readCatalogs } from "../../messages/read-catalogs.ts";
import { tilesOf, tilesOfProject } from "./program-look.ts";
import { ProgramCard } from "./program-card.tsx";
import { ProjectCard } from "./project-card.tsx";
import { SampleMark } from "./sample-mark.tsx";
import { SdgTags } from "./sdg-tags.tsx";
import { StatusBadge } from "./status-badge.tsx";

const today = "2026-11-15";
const catalogs = readCatalogs();
const site = { giving: "FULL", sampleFallback: true };
const someone = { id: "u1", email: "anna@example.org", firstName: null, profileImageUrl: null };

type Shown = { language?: Language; answers?: Answers };

function html(content: ReactNode, { language = "en", answers = {} }: Shown = {}): string {
  const i18n = createI18n(language);
  for (const name of ["shell", "cards"]) {
    const texts = Object.entries(catalogs[language][name] ?? {});
    addMessages(i18n, Object.fromEntries(texts.map(([id, text]) => [id, compileMessage(text)])));
  }
  const cache = new ApiCache(() => Promise.reject(new Error("nothing is asked")), {
    "/api/site": site,
    "/api/auth/user": null,
    "/api/sdgs": allSdgs(language),
    ...answers,
  });
  return renderToStaticMarkup(
    <ApiCacheContext value={cache}>
      <TextProvider i18n={i18n}>
        <Router ssrPath="/projects">{content}</Router>
      </TextProvider>
    </ApiCacheContext>,
  );
}

const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const reported = reportedFigures(sampleIndicators(today), today);
const projectOf = (id: string, language: Language = "en") => {
  const body = sampleContent(today).project.find((project) => project.id === id);
  if (!body) throw new Error(`No sample project ${id}`);
  return publicProject(body, {
    spentCents: asCents(4_500_000),
    reported: reported.get(id) ?? [],
    language,
    today,
  });
};
const amsterdam = projectOf("amsterdam-youth-education-hub");

describe("a project's status", () => {
  test("is green, blue or yellow with its label, and grey and raw otherwise", () => {
    expect(html(<StatusBadge status="ACTIVE" />)).toMatch(/bg-good-soft[^>]*>Active</);
    expect(html(<StatusBadge status="COMPLETED" />)).toMatch(/bg-info-soft[^>]*>Completed</);
    expect(html(<StatusBadge status="PLANNED" />)).toMatch(/bg-warn-soft[^>]*>Planned</);
    expect(html(<StatusBadge status="PAUSED" />)).toMatch(/bg-neutral-soft[^>]*>PAUSED</);
    expect(html(<StatusBadge status="ON_ICE" />)).toMatch(/bg-neutral-soft[^>]*>ON_ICE</);
  });

  test("is translated where we have words for it", () => {
    expect(html(<StatusBadge status="PAUSED" />, { language: "nl" })).toContain("Gepauzeerd");
    expect(html(<StatusBadge status="ACTIVE" />, { language: "ar" })).toContain("مستمر");
  });
});

describe("a project's card", () => {
  test("says what it costs, what is spent, where it is and when it was updated, in words", () => {
    const words = textOf(html(<ProjectCard project={amsterdam} />));
    expect(words).toContain("Amsterdam, Netherlands");
    expect(words).toContain("€45,000 of the €60,000 budget has been spent, which is 75%.");
    expect(words).toContain("€15,000 still to spend");
    expect(words).toContain("Updated 6 days ago");
  });

  test("leads to its page and to a gift that names it, and each link says which project", () => {
    const card = html(<ProjectCard project={amsterdam} />);
    expect(card).toContain('href="/projects/amsterdam-youth-education-hub"');
    expect(card).toContain('href="/donate?program=children"');
    expect(textOf(card)).toContain("View Details Amsterdam Youth Education Hub");
  });

  test("asks for nothing where gifts may not be asked for", () => {
    const answers = { "/api/site": { ...site, giving: "INFO_ONLY" } };
    expect(html(<ProjectCard project={amsterdam} />, { answers })).not.toContain("/donate");
  });

  test("calls the figures of a plan what they are", () => {
    const plan = html(<ProjectCard project={projectOf("rotterdam-emergency-housing")} />);
    expect(textOf(plan)).toContain("Aims to reach 160");
  });

  test("is whole without a budget, and with more spent than planned", () => {
    expect(textOf(html(<ProjectCard project={{ ...amsterdam, budgetCents: noCents }} />))).toContain("€0");
    const over = textOf(html(<ProjectCard project={{ ...amsterdam, budgetCents: asCents(100_000) }} />));
    expect(over).toContain("100%");
    expect(over).toContain("€0 still to spend");
  });

  test("counts days in Arabic by all the rules", () => {
    const updated = (updatedDays: number) =>
      textOf(html(<ProjectCard project={{ ...amsterdam, updatedDays }} />, { language: "ar" }));
    expect(updated(0)).toContain("حُدّث اليوم");
    expect(updated(2)).toContain("حُدّث قبل يومين");
    expect(updated(6)).toContain("حُدّث قبل 6 أيام");
    expect(updated(68)).toContain("حُدّث قبل 68 يومًا");
  });
});

test("a program's card has its beneficiaries, its goals by name and both ways on", () => {
  const [children] = sampleContent(today).program;
  if (!children) throw new Error("The sample is empty");
  const card = html(
    <ProgramCard
      program={publicProgram(children, { language: "en", helped: new Map([["children", 12_450]]) })}
      wide
    />,
  );
  expect(textOf(card)).toContain("12,450 Beneficiaries");
  expect(textOf(card)).toContain("SDG 4 Quality education");
  expect(card).toContain('href="/programs/children"');
  expect(card).toContain('href="/donate?program=children"');
});

test("goals that are not known yet still show their number", () => {
  expect(textOf(html(<SdgTags numbers={[4]} />, { answers: { "/api/sdgs": [] } }))).toContain("SDG 4");
});

test("programs and projects take the tiles of their colour", () => {
  expect(tilesOf({ color: "red" })).toBe("disaster");
  expect(tilesOfProject("a-new-program", { color: "green" })).toBe("animals");
  expect(tilesOfProject("elderly")).toBe("elderly");
  expect(tilesOfProject("a-new-program")).toBe("children");
});

describe("an empty list", () => {
  function Programs() {
    const { data, isSample } = useListOrSample("/api/programs", "programs");
    return (
      <>
        <SampleMark isSample={isSample} />
        {data?.map(({ title }) => title).join(", ")}
      </>
    );
  }
  const empty = { "/api/programs": [] };

  test("shows the sample in the visitor's language, and only staff are told", () => {
    const sample = "Kinderen, Ouderenzorg, Dierenwelzijn, Noodhulp";
    expect(html(<Programs />, { language: "nl", answers: empty })).toBe(sample);
    const asRole = (role: string) =>
      html(<Programs />, { answers: { ...empty, "/api/auth/user": { ...someone, role } } });
    expect(asRole("STAFF")).toContain("Sample content");
    expect(asRole("DONOR")).not.toContain("Sample content");
  });

  test("counts the sample's days from today in Amsterdam, also in the first hours of its day", () => {
    vi.setSystemTime("2026-07-01T22:30:00Z");
    const asked = vi.spyOn(sampleLists, "programs");
    html(<Programs />, { answers: empty });
    expect(asked).toHaveBeenCalledWith("en", "2026-07-02");
    vi.useRealTimers();
  });

  test("stays empty when the foundation has switched the sample off", () => {
    const answers = { ...empty, "/api/site": { ...site, sampleFallback: false } };
    expect(html(<Programs />, { answers })).toBe("");
  });

  test("is not what a list with something in it gets", () => {
    const answers = { "/api/programs": [{ title: "Our own" }] };
    expect(html(<Programs />, { answers })).toBe("Our own");
  });
});
