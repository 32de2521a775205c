import type { Program } from "./schema.ts";
import { animals } from "./samples/animals.ts";
import { children } from "./samples/children.ts";
import { disaster } from "./samples/disaster.ts";
import { elderly } from "./samples/elderly.ts";

export const programs: Program[] = [children, elderly, animals, disaster];
