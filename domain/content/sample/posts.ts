import type { Post } from "../kinds/post.ts";
import { carefulWithVolunteers } from "./posts/careful-with-volunteers.ts";
import { first24000InRiyadh } from "./posts/first-24000-in-riyadh.ts";
import { shelterOnItsOwn } from "./posts/shelter-on-its-own.ts";
import { sevenPercent } from "./posts/seven-percent.ts";
import { twoRetiredTeachers } from "./posts/two-retired-teachers.ts";
import { whatIsInTheBag } from "./posts/what-is-in-the-bag.ts";

/** Newest first. */
export const posts = (today: string): Post[] => [
  twoRetiredTeachers(today),
  first24000InRiyadh(today),
  sevenPercent(today),
  carefulWithVolunteers(today),
  shelterOnItsOwn(today),
  whatIsInTheBag(today),
];
