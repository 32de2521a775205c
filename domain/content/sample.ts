/** The one sample module: what a fresh foundation shows before its staff have written anything. */
export { sampleContent } from "./sample/sample-content.ts";
export { sampleFigures } from "./sample/figures.ts";
