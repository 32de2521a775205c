import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import { mapHeight, mapView, mapWidth } from "./projection.ts";
import { ProjectMap, type MapPin } from "./project-map.tsx";

const amsterdam: MapPin = {
  id: "amsterdam",
  label: "Amsterdam Youth Education Hub",
  href: "/projects?project=amsterdam",
  lon: 4.9,
  lat: 52.37,
  tone: "children",
};
const dubai: MapPin = {
  ...amsterdam,
  id: "dubai",
  label: "Dubai Senior Care Network",
  href: "/projects?project=dubai",
  lon: 55.3,
  lat: 25.2,
  tone: "elderly",
  selected: true,
};
const jakarta: MapPin = {
  ...amsterdam,
  id: "jakarta",
  label: "Jakarta",
  href: "/projects?project=jakarta",
  lon: 106.8,
  lat: -6.2,
};

const html = renderToStaticMarkup(
  <Router ssrPath="/projects">
    <ProjectMap label="Where we work" pins={[amsterdam, dubai, jakarta]} />
  </Router>,
);
const outline = readFileSync(new URL("outline.svg", import.meta.url), "utf8");

test("every project on the map is a real link with its name", () => {
  const links = html.match(/<a [^>]*>/g) ?? [];
  expect(links.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual([amsterdam.href, dubai.href]);
  expect(links.map((link) => /aria-label="([^"]*)"/.exec(link)?.[1])).toEqual([amsterdam.label, dubai.label]);
});

test("a project outside the region has no pin", () => {
  expect(html).not.toContain("Jakarta");
});

test("the chosen project is told apart, also to those who listen", () => {
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(html).toMatch(/<p [^>]*>Dubai Senior Care Network<\/p>/);
});

test("the map has a name and its picture is an ornament with a known size", () => {
  expect(html).toContain('<section aria-label="Where we work"');
  expect(html).toMatch(new RegExp(`<img [^>]*alt="" width="${mapWidth}" height="${mapHeight}"`));
});

test("the outline is fetched apart, and is small", () => {
  expect(html).toContain("outline.svg");
  expect(html.length).toBeLessThan(4000);
  expect(brotliCompressSync(outline).length).toBeLessThan(9 * 1024);
});

test("the outline is drawn for this very map and holds nothing but shapes", () => {
  expect(outline).toContain(`viewBox="0 0 ${mapWidth} ${mapHeight}" data-view="${mapView}"`);
  expect(outline).not.toMatch(/script|href|style|on\w+=/i);
});
