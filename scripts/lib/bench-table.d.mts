import type { Figure } from "../../testing/bench/figure.ts";

type Group = { name: string; figures: readonly Figure[] };
type Measured = Group & { day: string; commit: string; machine: string; node: string; hasPassed: boolean };

export function isMet(figure: Figure): boolean | null;
export function tableOf(groups: readonly Group[]): string;
export function textOf(groups: readonly Measured[]): string;
export function withTable(document: string, text: string): string;
