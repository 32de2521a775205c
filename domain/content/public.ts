/** What visitors and the API get to see of stored content: the schemas are the contract, the functions keep it. */
export { campaignAnswer, hasEnded, publicCampaign } from "./public/campaign.ts";
export type { CampaignAnswer } from "./public/campaign.ts";
export { certificationAnswer, publicCertification } from "./public/certification.ts";
export type { CertificationAnswer } from "./public/certification.ts";
export { documentAnswer, publicDocument } from "./public/document.ts";
export type { DocumentAnswer } from "./public/document.ts";
export { heroFigures, heroFiguresAnswer, impactStats, impactStatsAnswer } from "./public/impact-stats.ts";
export type { HeroFigures, ImpactStatsAnswer } from "./public/impact-stats.ts";
export { programAnswer, publicProgram } from "./public/program.ts";
export type { ProgramAnswer } from "./public/program.ts";
export { projectAnswer, publicProject } from "./public/project.ts";
export type { ProjectAnswer } from "./public/project.ts";
export { publicRole, roleAnswer } from "./public/volunteer-role.ts";
export type { RoleAnswer } from "./public/volunteer-role.ts";
