import type * as z from "zod/mini";
import { boardMember } from "./kinds/board-member.ts";
import { campaign } from "./kinds/campaign.ts";
import { certification } from "./kinds/certification.ts";
import { document } from "./kinds/document.ts";
import { event } from "./kinds/event.ts";
import { foundation } from "./kinds/foundation.ts";
import { grantCall } from "./kinds/grant-call.ts";
import { legalText } from "./kinds/legal-text.ts";
import { pageText } from "./kinds/page-text.ts";
import { partner } from "./kinds/partner.ts";
import { post } from "./kinds/post.ts";
import { program } from "./kinds/program.ts";
import { project } from "./kinds/project.ts";
import { statistics } from "./kinds/statistics.ts";
import { volunteerRole } from "./kinds/volunteer-role.ts";

/** The one table of what staff can write. A row is stored per (kind, id), its body checked by the kind's schema. */
export const contentKinds = {
  program,
  project,
  campaign,
  volunteerRole,
  document,
  certification,
  boardMember,
  post,
  event,
  partner,
  grantCall,
  legalText,
  statistics,
  foundation,
  pageText,
} as const;

export type ContentKind = keyof typeof contentKinds;
export type ContentBody<Kind extends ContentKind> = z.infer<(typeof contentKinds)[Kind]>;

/** Every kind with all its bodies. */
export type ContentByKind = { [Kind in ContentKind]: ContentBody<Kind>[] };

/** Of these there is exactly one, and its id is the kind itself. */
export const singleKinds = ["statistics", "foundation"] as const satisfies readonly ContentKind[];

export const isContentKind = (value: unknown): value is ContentKind =>
  typeof value === "string" && Object.hasOwn(contentKinds, value);
