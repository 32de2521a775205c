import { inLanguage, splitLanguage } from "#app/routing/language-path.ts";
import type { Language } from "#domain/language.ts";
import { isPictureName, type PictureName } from "#domain/pictures/names.ts";
import type { Size } from "./canvas.ts";

export const picturesPath = "/transparency/pictures";

export const embedPath = (name: PictureName, language: Language): string =>
  inLanguage(`/embed/pictures/${name}`, language);

export const imagePath = (name: PictureName, language: Language, size: Size = "wide"): string =>
  inLanguage(`/pictures/${name}${size === "wide" ? "" : "-narrow"}.svg`, language);

export const pngPath = (name: PictureName, language: Language): string =>
  inLanguage(`/pictures/${name}.png`, language);

export const figurePath = (id: string, language: Language): string => inLanguage(`/figures/${id}`, language);

export const figureEmbedPath = (id: string, language: Language): string =>
  inLanguage(`/embed/figures/${id}`, language);

export const figureImagePath = (id: string, language: Language, kind: "svg" | "png"): string =>
  inLanguage(`/figures/${id}.${kind}`, language);

export const oembedPath = (url: string): string => `/api/oembed?url=${encodeURIComponent(url)}`;

/** The picture of a URL: its frame page, or the page of all with its name in the fragment. */
export function pictureAt(
  address: string,
  publicUrl: string,
): Readonly<{ name: PictureName; language: Language }> | null {
  const here = ownAddress(address, publicUrl);
  if (!here) return null;
  const name =
    here.path === picturesPath
      ? here.hash.slice(1) || "months"
      : (/^\/embed\/pictures\/([a-z]+)$/.exec(here.path)?.[1] ?? "");
  return isPictureName(name) ? { name, language: here.language } : null;
}

export function figureAt(
  address: string,
  publicUrl: string,
): Readonly<{ id: string; language: Language }> | null {
  const here = ownAddress(address, publicUrl);
  const id = here && /^(?:\/embed)?\/figures\/([\w-]+)$/.exec(here.path)?.[1];
  return here && id ? { id, language: here.language } : null;
}

function ownAddress(address: string, publicUrl: string) {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, hash } = new URL(address);
  if (origin !== new URL(publicUrl).origin) return null;
  const { language, path } = splitLanguage(pathname);
  return { path, hash, language: language ?? "en" };
}
