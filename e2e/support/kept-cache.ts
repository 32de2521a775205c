import { keep, type Kept } from "./kept-page.ts";
import { test as base } from "./per-worker.ts";

type Options = {
  /** For what stays with a context after its pages are closed: a clock that was stopped. */
  ownContext: boolean;
};

/**
 * One context and one page for many tests: of what a test leaves, only the files of the program are kept. In a page that is new
 * they are read again, in a context that is new, or emptied by the test tool, also fetched and compiled again, for each test.
 */
export const test = base.extend<Options & { kept: Kept }>({
  ownContext: [false, { option: true }],
  kept: async ({ browser, keptContext, javaScriptEnabled, ownContext }, use) => {
    const kept = ownContext ? await keep(browser) : await keptContext(javaScriptEnabled);
    await use(kept);
    if (ownContext) await kept.context.close();
    else await kept.forget();
  },
  context: ({ kept }, use) => use(kept.context),
  page: ({ kept }, use) => use(kept.page()),
});
