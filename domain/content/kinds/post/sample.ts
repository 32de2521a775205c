import type { Post } from "./schema.ts";
import { carefulWithVolunteers } from "./samples/careful-with-volunteers.ts";
import { first24000InRiyadh } from "./samples/first-24000-in-riyadh.ts";
import { shelterOnItsOwn } from "./samples/shelter-on-its-own.ts";
import { sevenPercent } from "./samples/seven-percent.ts";
import { twoRetiredTeachers } from "./samples/two-retired-teachers.ts";
import { whatIsInTheBag } from "./samples/what-is-in-the-bag.ts";

/** Newest first. */
export const posts = (today: string): Post[] => [
  twoRetiredTeachers(today),
  first24000InRiyadh(today),
  sevenPercent(today),
  carefulWithVolunteers(today),
  shelterOnItsOwn(today),
  whatIsInTheBag(today),
];
