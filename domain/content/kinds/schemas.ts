import type * as z from "zod/mini";
import { boardMember } from "./board-member/schema.ts";
import { campaign } from "./campaign/schema.ts";
import { certification } from "./certification/schema.ts";
import { document } from "./document/schema.ts";
import { event } from "./event/schema.ts";
import { foundation } from "./foundation/schema.ts";
import { grantCall } from "./grant-call/schema.ts";
import { legalText } from "./legal-text/schema.ts";
import { pageText } from "./page-text/schema.ts";
import { partner } from "./partner/schema.ts";
import { post } from "./post/schema.ts";
import { program } from "./program/schema.ts";
import { project } from "./project/schema.ts";
import { promise } from "./promise/schema.ts";
import { statistics } from "./statistics/schema.ts";
import { volunteerRole } from "./volunteer-role/schema.ts";

/** All content kinds. A row is stored per (kind, id); the kind's schema validates its body. */
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
  promise,
  statistics,
  foundation,
  pageText,
} as const;

export type ContentKind = keyof typeof contentKinds;
export type ContentBody<Kind extends ContentKind> = z.infer<(typeof contentKinds)[Kind]>;

export type ContentByKind = { [Kind in ContentKind]: ContentBody<Kind>[] };

/** Kinds with exactly one record; its id is the kind. */
export const singleKinds = ["statistics", "foundation"] as const satisfies readonly ContentKind[];

export const isContentKind = (value: unknown): value is ContentKind =>
  typeof value === "string" && Object.hasOwn(contentKinds, value);
