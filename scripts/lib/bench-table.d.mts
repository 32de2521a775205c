import type { Figure } from "../../testing/bench/figure.ts";

export function isMet(figure: Figure): boolean | null;
export function tableOf(groups: readonly { name: string; figures: readonly Figure[] }[]): string;
export function withTable(document: string, text: string): string;
