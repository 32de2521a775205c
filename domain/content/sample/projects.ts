import type { Project } from "../kinds/project.ts";
import { amsterdamYouthEducationHub } from "./projects/amsterdam-youth-education-hub.ts";
import { animalRescueCenterUae } from "./projects/animal-rescue-center-uae.ts";
import { dubaiSeniorCareNetwork } from "./projects/dubai-senior-care-network.ts";
import { jeddahDisasterPreparedness } from "./projects/jeddah-disaster-preparedness.ts";
import { riyadhChildrensNutritionProgram } from "./projects/riyadh-childrens-nutrition-program.ts";
import { rotterdamEmergencyHousing } from "./projects/rotterdam-emergency-housing.ts";

export const projects = (today: string): Project[] => [
  amsterdamYouthEducationHub(today),
  dubaiSeniorCareNetwork(today),
  riyadhChildrensNutritionProgram(today),
  animalRescueCenterUae(today),
  rotterdamEmergencyHousing(today),
  jeddahDisasterPreparedness(today),
];
