import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { GiftWall } from "./gift-wall.tsx";
import { Mosaic } from "./mosaic.tsx";

const tilesOn = (html: string) =>
  [...html.matchAll(/fill-rule="evenodd">(?<tile>.*?)<\/pattern>/g)].map(({ groups }) => groups?.["tile"]);

describe("a donor's wall", () => {
  const gifts = Array.from({ length: 70 }, (_, index) => ({ id: `gift-${index}` }));
  const wall = (count: number, arrivedId?: string) =>
    renderToStaticMarkup(
      <GiftWall
        gifts={gifts.slice(0, count)}
        description={`${count} gifts`}
        moreText={(hidden) => `+${hidden}`}
        arrivedId={arrivedId}
      />,
    );

  test("says how many gifts there are, and how many more than it can hold", () => {
    expect(wall(70)).toContain("70 gifts");
    expect(wall(70)).toContain("<bdi>+10</bdi>");
    expect(wall(60)).not.toContain("figcaption");
  });

  test("is not there before the first gift", () => {
    expect(wall(0)).toBe("");
  });

  test("keeps each gift's own tile when another gift comes", () => {
    expect(tilesOn(wall(5)).length).toBeGreaterThan(2);
    for (const tile of tilesOn(wall(5))) expect(tilesOn(wall(6))).toContain(tile);
  });

  test("turns only the tile of the gift that has just arrived", () => {
    expect(wall(12).match(/tile-turn/g)).toBeNull();
    expect(wall(12, "gift-3").match(/tile-turn/g)).toHaveLength(1);
  });
});

describe("an ornament", () => {
  test("is skipped by screen readers, and a picture with a label is not", () => {
    expect(renderToStaticMarkup(<Mosaic seed="a" program="animals" />)).toContain('aria-hidden="true"');
    const labelled = renderToStaticMarkup(<Mosaic seed="a" program="animals" label="A wall of leaves" />);
    expect(labelled).toContain('role="img" aria-label="A wall of leaves"');
    expect(labelled).not.toContain("aria-hidden");
  });

  test("has ids of its own when the same mosaic stands twice on a page", () => {
    const html = renderToStaticMarkup(
      <>
        <Mosaic seed="a" program="animals" />
        <Mosaic seed="a" program="animals" />
      </>,
    );
    const ids = [...html.matchAll(/ id="(?<id>[^"]+)"/g)].map(({ groups }) => groups?.["id"]);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { groups } of html.matchAll(/url\(#(?<id>[^)]+)\)/g)) expect(ids).toContain(groups?.["id"]);
  });
});
