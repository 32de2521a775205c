import { allSdgs } from "#domain/content/labelled.ts";
import type { Foundation } from "../../composition.ts";
import { programsAndProjectsCalls } from "#contract/content/programs-and-projects.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

export const programsAndProjectsApi = ({ showProgram, showProject }: Foundation) =>
  endpoints(programsAndProjectsCalls, {
    "GET /api/programs/:id": async ({ c, params }) => {
      const program = await showProgram(params.id, c.get("language"));
      return program ? answer(c, 200, program) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/projects/:id": async ({ c, params }) => {
      const project = await showProject(params.id, c.get("language"));
      return project ? answer(c, 200, project) : refuse(c, 404, "errors.not_found");
    },
    "GET /api/sdgs": ({ c }) => answer(c, 200, allSdgs(c.get("language"))),
  });
