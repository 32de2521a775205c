import type { SVGProps } from "react";

/** Own icons: the core of an icon library weighs more than all of them. */
const icon = (d: string) => (props: SVGProps<SVGSVGElement>) => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  >
    <path d={d} />
  </svg>
);

const circle = "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0";

export const ArrowLeftRight = icon("M7 4L3 8l4 4M3 8h15M17 12l4 4l-4 4M21 16H6");
export const CalendarPlus = icon("M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M12 12.5v5M9.5 15h5");
export const Check = icon("M5 13l4.5 4.5L19 7");
export const ChevronDown = icon("M6 9l6 6l6-6");
export const ChevronLeft = icon("M15 6l-6 6l6 6");
export const ChevronRight = icon("M9 6l6 6l-6 6");
export const CircleCheck = icon(`${circle}M8 12.5l3 3l5-6`);
export const CircleQuestionMark = icon(`${circle}M9.5 9.5a2.5 2.5 0 1 1 3.5 2.5q-1 .5-1 1.5M12 17h.01`);
export const CircleUserRound = icon(`${circle}M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0M6.5 19a6 6 0 0 1 11 0`);
export const CircleX = icon(`${circle}M9 9l6 6M15 9l-6 6`);
export const Download = icon("M12 4v11M7.5 10.5L12 15l4.5-4.5M4 20h16");
export const Info = icon(`${circle}M12 11v5M12 8h.01`);
export const KeyRound = icon("M4 15a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M11.5 11.5L20 3M16 7l3 3");
export const Laptop = icon("M5 5h14v10H5zM2 19h20");
export const MapPin = icon(
  "M12 21q-7-6.5-7-11.5a7 7 0 1 1 14 0q0 5-7 11.5M9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0",
);
export const Menu = icon("M4 6h16M4 12h16M4 18h16");
export const Rss = icon("M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M6 18h.01");
export const TriangleAlert = icon("M12 4L2.5 20h19zM12 10v4M12 17h.01");
export const Video = icon("M3 7h12v10H3zM15 11l6-3v8l-6-3");
export const X = icon("M6 6l12 12M18 6L6 18");
