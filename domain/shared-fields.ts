import * as z from "zod/mini";
import { maxIdLength, maxReasonLength, minReasonLength } from "./limits.ts";

/** The id of a stored record. */
export const idField = z.string().check(z.maxLength(maxIdLength));

/** Why staff did something. */
export const reasonField = z
  .string()
  .check(z.trim(), z.minLength(minReasonLength), z.maxLength(maxReasonLength));
