import type { ContentByKind } from "./schemas.ts";
import { boardMembers } from "./board-member/sample.ts";
import { campaigns } from "./campaign/sample.ts";
import { certifications } from "./certification/sample.ts";
import { documents } from "./document/sample.ts";
import { events } from "./event/sample.ts";
import { foundation } from "./foundation/sample.ts";
import { grantCalls } from "./grant-call/sample.ts";
import { legalTexts } from "./legal-text/sample.ts";
import { partners } from "./partner/sample.ts";
import { posts } from "./post/sample.ts";
import { programs } from "./program/sample.ts";
import { projects } from "./project/sample.ts";
import { promises } from "./promise/sample.ts";
import { statistics } from "./statistics/sample.ts";
import { volunteerRoles } from "./volunteer-role/sample.ts";

/**
 * The complete sample content: seeds a new database and replaces empty lists. Campaigns, events, calls and news are
 * dated relative to today.
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
  promise: promises(today),
  statistics: [statistics],
  foundation: [foundation],
  // The program's own texts.
  pageText: [],
});
