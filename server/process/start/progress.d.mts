export type Progress = { step: (name: string) => void; note: (line: string) => void; end: () => void };
export function programSteps(settings: Record<string, string | undefined>): number;
export function createProgress(stream: { isTTY?: boolean; write: (text: string) => unknown }, steps: number): Progress;
