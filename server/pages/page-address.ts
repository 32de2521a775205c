import type { RenderRequest } from "#app/entry-server.tsx";
import { splitLanguage } from "#app/routing/language-path.ts";
import type { Language } from "#domain/language.ts";
import type { RequestContext } from "../context.ts";
import { today } from "../timing/clock.ts";

export type Asked = Readonly<{
  base: string;
  path: string;
  search: string;
  language: Language;
  country: string | null;
}>;

/** Pages count days and say what is open: yesterday's are not true any more. */
export const visitorName = ({
  language,
  country,
  base,
}: Pick<Asked, "language" | "country" | "base">): string => `${today()} ${language} ${country ?? ""} ${base}`;

export type Address = Pick<RenderRequest, "base" | "path" | "search" | "posted" | "own" | "isOneOfMany"> & {
  unshared?: boolean;
};

export const addressOf = (c: RequestContext): Address => {
  const { base, path } = splitLanguage(c.req.path);
  return { base, path, search: new URL(c.req.url).search.slice(1) };
};
