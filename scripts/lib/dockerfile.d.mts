type Stage = Readonly<{
  from: string;
  name?: string;
  steps: readonly Readonly<{ word: string; rest: string }>[];
}>;

export function stagesOfDockerfile(text?: string): Stage[];
export function pairsOf(rest: string): Record<string, string>;
export function shellWords(rest: string): string;
export function ignoredByDocker(text?: string): (path: string) => boolean;
