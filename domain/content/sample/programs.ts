import type { Program } from "../kinds/program.ts";
import { animals } from "./programs/animals.ts";
import { children } from "./programs/children.ts";
import { disaster } from "./programs/disaster.ts";
import { elderly } from "./programs/elderly.ts";

export const programs: Program[] = [children, elderly, animals, disaster];
