import * as z from "zod/mini";
import { allSdgs, sdgAnswer } from "#domain/content/public/labelled.ts";
import { programPageAnswer } from "#domain/content/public/program-page.ts";
import { projectPageAnswer } from "#domain/content/public/project-page.ts";
import type { Foundation } from "../composition.ts";
import { endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";

export const programsAndProjectsApi = ({ showProgram, showProject }: Foundation) => [
  endpoint(
    {
      method: "get",
      path: "/api/programs/:id",
      who: "anyone",
      summary: "One program: what it does, its projects and what they have counted together",
      answers: {
        200: { description: "The program", schema: programPageAnswer },
        404: { description: "There is no such program" },
      },
    },
    async ({ c }) => {
      const program = await showProgram(c.req.param("id") ?? "", c.get("language"));
      return program ? c.json(program) : refuse(c, 404, "errors.not_found");
    },
  ),
  endpoint(
    {
      method: "get",
      path: "/api/projects/:id",
      who: "anyone",
      summary: "One project: its budget line by line, its figures, its updates and who carries it out",
      answers: {
        200: { description: "The project", schema: projectPageAnswer },
        404: { description: "There is no such project" },
      },
    },
    async ({ c }) => {
      const project = await showProject(c.req.param("id") ?? "", c.get("language"));
      return project ? c.json(project) : refuse(c, 404, "errors.not_found");
    },
  ),
  endpoint(
    {
      method: "get",
      path: "/api/sdgs",
      who: "anyone",
      summary: "The United Nations' Sustainable Development Goals, with their short titles and colours",
      answers: { 200: { description: "The seventeen goals", schema: z.array(sdgAnswer) } },
    },
    ({ c }) => c.json(allSdgs(c.get("language"))),
  ),
];
