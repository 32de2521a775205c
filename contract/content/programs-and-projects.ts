import { calls } from "../call.ts";
import { programPageAnswer } from "#domain/content/kinds/program/public-page.ts";
import { projectPageAnswer } from "#domain/content/kinds/project/public-page.ts";
import * as z from "zod/mini";
import { sdgAnswer } from "#domain/content/labelled.ts";

export const programsAndProjectsCalls = calls({
  "GET /api/programs/:id": {
    who: "anyone",
    shared: true,
    summary: "One program: what it does, its projects and what they have counted together",
    answers: { 200: programPageAnswer, 404: "There is no such program" },
  },
  "GET /api/projects/:id": {
    who: "anyone",
    shared: true,
    summary: "One project: its budget line by line, its figures, its updates and who carries it out",
    answers: { 200: projectPageAnswer, 404: "There is no such project" },
  },
  "GET /api/sdgs": {
    who: "anyone",
    shared: true,
    summary: "The United Nations' Sustainable Development Goals, with their short titles and colours",
    answers: { 200: z.array(sdgAnswer) },
  },
});
