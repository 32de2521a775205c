import { Assign, AssignToMe } from "./assign.tsx";
import { Move } from "./move.tsx";

/** For the lists of all three kinds. */
export const applicationActions = [Move, AssignToMe, Assign];
