export interface Trust {
  package: string;
  integrity: string;
  runsAtInstall?: boolean;
  people?: string[];
  source?: string;
}
export function differences(now: readonly Trust[], reviewed: readonly Trust[]): string[];
export function withWhatWasRead(now: readonly Trust[], reviewed: readonly Trust[]): Trust[];
