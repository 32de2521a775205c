import type { Project } from "./schema.ts";
import { amsterdamYouthEducationHub } from "./samples/amsterdam-youth-education-hub.ts";
import { animalRescueCenterUae } from "./samples/animal-rescue-center-uae.ts";
import { dubaiSeniorCareNetwork } from "./samples/dubai-senior-care-network.ts";
import { jeddahDisasterPreparedness } from "./samples/jeddah-disaster-preparedness.ts";
import { riyadhChildrensNutritionProgram } from "./samples/riyadh-childrens-nutrition-program.ts";
import { rotterdamEmergencyHousing } from "./samples/rotterdam-emergency-housing.ts";

export const projects = (today: string): Project[] => [
  amsterdamYouthEducationHub(today),
  dubaiSeniorCareNetwork(today),
  riyadhChildrensNutritionProgram(today),
  animalRescueCenterUae(today),
  rotterdamEmergencyHousing(today),
  jeddahDisasterPreparedness(today),
];
