/** Hex, because mail clients know no CSS variables. A test compares them with app/styles/tokens.css. */
export const letterColours = {
  paper: "#faf6ee",
  "paper-raised": "#fffdf8",
  "paper-sunk": "#f2ebde",
  ink: "#271b29",
  "ink-soft": "#625566",
  line: "#e2d8c7",
  action: "#14594a",
  "on-action": "#fffdf8",
  accent: "#e8a317",
  children: "#1f4690",
  "children-soft": "#dfe8f5",
  elderly: "#5d3a86",
  "elderly-soft": "#ece4f3",
  animals: "#3a6420",
  "animals-soft": "#e6eed6",
  disaster: "#a3321c",
  "disaster-soft": "#f8e3d8",
} as const;

/** For dark mode; each pair has a contrast of at least 4.5:1. */
export const darkLetterColours = {
  paper: "#1b141d",
  "paper-raised": "#271e2a",
  ink: "#f7f1e6",
  "ink-soft": "#cdc0c9",
  line: "#4a3f4d",
} as const;
