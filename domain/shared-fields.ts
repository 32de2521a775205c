import * as z from "zod/mini";
import { maxIdLength, maxReasonLength, minReasonLength } from "./limits.ts";

export const idField = z.string().check(z.maxLength(maxIdLength));

export const reasonField = z
  .string()
  .check(z.trim(), z.minLength(minReasonLength), z.maxLength(maxReasonLength));
