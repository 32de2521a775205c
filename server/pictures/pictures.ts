import { createHash } from "node:crypto";
import { formatsFor } from "#app/i18n/format.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import { languages, type Language } from "#domain/language.ts";
import { pictureNames, type PictureName } from "#domain/pictures/names.ts";
import type { PictureAnswer } from "#domain/pictures/picture.ts";
import { cacheFor } from "../timing/cache-for.ts";
import { translate } from "../translate.ts";
import { canvasFor, textSize, type Size } from "./canvas.ts";
import { frameHtml, oembedOf, sizeWithin, type Embedded } from "./embed-page.ts";
import { framed, type Drawn } from "./frame.ts";
import { embedPath, imagePath, pictureAt, picturesPath, pngPath } from "./paths.ts";
import type { Plan } from "./plan.ts";
import { plans } from "./plans.ts";
import type { PictureSources } from "./sources.ts";

/** Embedded on other sites, so the books are read at most once a minute. */
const keptMs = 60_000;

/** Each picture as text and drawing, from the same figures. */
export function composedPictures(sources: PictureSources) {
  const kept = new Map(
    languages.flatMap((language) =>
      pictureNames.map(
        (name) => [`${name} ${language}`, cacheFor(keptMs, () => made(sources, name, language))] as const,
      ),
    ),
  );
  const make = (name: PictureName, language: Language) =>
    kept.get(`${name} ${language}`)?.get() ?? made(sources, name, language);
  return {
    list: (language: Language): Promise<PictureAnswer[]> =>
      Promise.all(pictureNames.map(async (name) => (await make(name, language)).answer)),

    embedded: async (name: PictureName, language: Language): Promise<Embedded> =>
      (await make(name, language)).embedded,

    draw: async (name: PictureName, language: Language, size: Size): Promise<Drawn> =>
      (await make(name, language)).drawn[size],

    /** For mail, chats and print. Made from the cached drawing, and cached as long. */
    png: async (name: PictureName, language: Language, size: Size): Promise<Buffer> =>
      (await make(name, language)).png(size),

    /** Null: not a picture's URL. */
    oembed: async (address: string, maxWidth: number) => {
      const asked = pictureAt(address, sources.publicUrl);
      if (!asked) return null;
      const { name, language } = asked;
      const [{ embedded }, foundation] = await Promise.all([
        make(name, language),
        sources.foundation(language),
      ]);
      return oembedOf(embedded, {
        publicUrl: sources.publicUrl,
        foundation,
        size: sizeWithin(maxWidth),
        image: { path: pngPath(name, language), size: "wide" },
        maxWidth,
      });
    },
  };
}

async function made(sources: PictureSources, name: PictureName, language: Language) {
  const on = sources.today();
  const [plan, foundation] = await Promise.all([
    plans[name](sources, language),
    sources.foundation(language),
  ]);
  const title = translate(language, `drawings.${name}.title`);
  const source = translate(language, "drawings.source");
  const imprint = {
    title,
    summary: plan.summary,
    lines: [
      translate(language, "drawings.imprint", { foundation, date: formatsFor(language).date(on) }),
      source,
      sources.publicUrl + inLanguage(picturesPath, language),
    ],
  };
  const drawn = { wide: drawnAs("wide"), narrow: drawnAs("narrow") };
  const sizes = { wide: drawn.wide.height, narrow: drawn.narrow.height };
  const framedAt = { path: embedPath(name, language), title, sizes };
  const answer: PictureAnswer = {
    name,
    title,
    summary: plan.summary,
    source,
    on,
    version: createHash("sha256").update(drawn.wide.svg).digest("base64url").slice(0, 8),
    sizes,
    frame: frameHtml(framedAt, { publicUrl: sources.publicUrl, size: "wide" }),
    columns: columnsOf[name].map((column) => translate(language, column)),
    rows: plan.rows.map((row) => [...row]),
  };
  const images: Partial<Record<Size, Promise<Buffer>>> = {};
  const png = (size: Size): Promise<Buffer> => (images[size] ??= sources.toPng(drawn[size].svg));
  const embedded: Embedded = {
    ...answer,
    ...framedAt,
    images: { wide: imagePath(name, language), narrow: imagePath(name, language, "narrow") },
    page: {
      path: `${inLanguage(picturesPath, language)}#${name}`,
      title: translate(language, "pictures.page.title"),
    },
  };
  return { answer, embedded, drawn, png };

  function drawnAs(size: Size): Drawn {
    const canvas = canvasFor(language, size);
    return framed(canvas, imprint, plan.rows.length > 0 ? plan.draw(canvas) : nothingYet(canvas, language));
  }
}

const nothingYet = (canvas: ReturnType<typeof canvasFor>, language: Language): ReturnType<Plan["draw"]> => ({
  body: canvas.text(8, textSize, translate(language, "drawings.none")),
  height: textSize + 8,
});

const columnsOf = {
  months: ["drawings.column.month", "drawings.in", "drawings.out"],
  split: ["drawings.column.part", "drawings.column.share", "drawings.column.sum"],
  budgets: ["drawings.column.project", "drawings.column.budget", "drawings.column.spent"],
  flow: ["drawings.column.from", "drawings.column.to", "drawings.column.sum"],
  map: ["drawings.column.project", "drawings.column.place", "drawings.column.spent"],
} as const;
