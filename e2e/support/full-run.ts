/** False in the short run of `npm test`. A spec that is started by hand runs whole. */
export const isFullRun = process.env["SHORT_RUN"] === undefined;

/** Why the short run skips a test: `npm test` prints this. */
export const skipped = {
  walk: "every page is visited in three languages by `npm test -- --all`",
  typing: "typing before a page is hydrated is tried on every page by `npm test -- --all`",
  language: "this journey is repeated in Dutch and Arabic by `npm test -- --all`",
  buttons: "every button of a donor's pages is pressed by `npm test -- --all`",
  links: "every link of every page is followed by `npm test -- --all`",
  sameForm: "this is one form for many lists and editors: the short run tries one of each",
};
