import type { ContentByKind } from "../kinds.ts";
import { boardMembers } from "./board-members.ts";
import { campaigns } from "./campaigns.ts";
import { certifications } from "./certifications.ts";
import { documents } from "./documents.ts";
import { events } from "./events.ts";
import { foundation } from "./foundation.ts";
import { grantCalls } from "./grant-calls.ts";
import { legalTexts } from "./legal-texts.ts";
import { partners } from "./partners.ts";
import { posts } from "./posts.ts";
import { programs } from "./programs.ts";
import { projects } from "./projects.ts";
import { statistics } from "./statistics.ts";
import { volunteerRoles } from "./volunteer-roles.ts";

/**
 * The sample foundation's content, complete: it seeds a new database and stands in where a list is empty.
 * Appeals, events, calls and news are dated from today, so that the sample is alive whenever it is looked at.
 */
export const sampleContent = (today: string): ContentByKind => ({
  program: programs,
  project: projects(today),
  campaign: campaigns(today),
  volunteerRole: volunteerRoles,
  document: documents,
  certification: certifications(today),
  boardMember: boardMembers,
  post: posts(today),
  event: events(today),
  partner: partners(today),
  grantCall: grantCalls(today),
  legalText: legalTexts,
  statistics: [statistics],
  foundation: [foundation],
  // The program's own words are the sample.
  pageText: [],
});
