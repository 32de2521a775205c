export type Process = Readonly<{ pid: number; parent: number; group: number; command: string }>;

export function listProcesses(): Process[];
export function processesOfRun(rootPid: number, mark: string, known?: Set<number>): Process[];
