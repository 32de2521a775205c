import type { Term } from "./term.ts";

/** The specification's own English is literal; these are the words it leaves to us. */
export const terms: readonly Term[] = [
  {
    idea: "payment company",
    use: "payment provider",
    not: ["payment processor*", "payment company", "payment companies", "PSP"],
    why: "one word for Stripe, Mollie and whoever comes next",
  },
  {
    idea: "the staff's pages",
    use: "back office",
    not: ["backend", "admin panel", "admin area", "control panel"],
    why: "staff are not system administrators",
  },
  {
    idea: "getting in",
    use: "sign in, sign out",
    not: ["log in", "log on", "sign on"],
    why: "what a person does is called the same on every page",
  },
  { idea: "field of work", use: "program", not: ["programme*"], why: "the specification's spelling" },
  {
    idea: "money back to a donor",
    use: "refund",
    not: ["reimburse*", "money-back"],
    why: "a refund is ours, a chargeback is the bank's",
  },
  {
    idea: "paper about one gift",
    use: "receipt",
    not: ["proof of donation", "donation certificate"],
    why: "one paper, one name",
  },
  { idea: "person who gives", use: "donor", not: ["giver", "givers"], why: "one word" },
  {
    idea: "a person's data",
    use: "your data are erased",
    not: ["you have been erased", "erase me", "you were erased", "donor erased", "person erased"],
    why: "nobody is erased, their data are",
  },
  {
    idea: "what is being said sorry for",
    use: "what happened, and what to do",
    not: ["oops*", "whoops*", "uh-oh"],
    why: "people are trusting us with money",
  },
];
