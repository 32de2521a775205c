import * as z from "zod/mini";
import { perLanguage } from "./language.ts";

/** A value of the given schema in every language. */
export const localizedSchema = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object(perLanguage(() => schema));

export const localizedText = localizedSchema(z.string());
