export type FirstTap = {
  name: string;
  what: string;
  path: string;
  /** CSS selector of what is tapped. */
  target: string;
  /** For a select: the option that is chosen then. */
  choose?: string;
  /** Wider than a phone. */
  width?: number;
  /** A JavaScript expression: everything that the tap changes is on the screen. */
  isShown: string;
};

/** What visitors tap first, on the pages where they do. */
export const firstTaps: readonly FirstTap[] = [
  {
    name: "amount",
    what: "choosing an amount",
    path: "/donate",
    target: "label:has([name=amount][value='100'])",
    isShown: "document.querySelector('form[method=post] [type=submit].w-full').innerText.includes('100')",
  },
  {
    name: "monthly",
    what: "monthly",
    path: "/donate",
    target: "label:has([name=frequency][value=MONTHLY])",
    isShown: "document.querySelector('form[method=post] [type=submit].w-full').innerText.includes('Monthly')",
  },
  {
    name: "menu",
    what: "the menu",
    path: "/",
    target: "header details > summary",
    isShown: "document.querySelector('header details > nav').checkVisibility()",
  },
  {
    name: "language",
    what: "language",
    path: "/programs",
    target: "#language",
    choose: "nl",
    width: 800,
    isShown: "document.documentElement.lang === 'nl'",
  },
  {
    name: "cookies",
    what: "cookie choice",
    path: "/",
    target: ".cookie-banner [value=declined]",
    isShown: "document.querySelector('.cookie-banner').hidden",
  },
  {
    name: "filter",
    what: "project filter",
    path: "/projects",
    target: "select[name=country]",
    choose: "NL",
    isShown: "document.querySelectorAll('section > ul > li article').length < 5",
  },
  {
    name: "figure",
    what: "expanding a figure",
    path: "/transparency",
    target: "main details > summary",
    isShown: "document.querySelector('main details > dl').checkVisibility()",
  },
  {
    name: "role",
    what: "a volunteer role",
    path: "/volunteer",
    target: "label:has([name=role-card])",
    isShown: "document.querySelector('[name=roleId]').value !== ''",
  },
];
