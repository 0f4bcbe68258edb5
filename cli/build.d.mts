type Part = 'site' | 'program';
export function buildChanged(names: Part[], node: string, say: (line: string) => void): Promise<void>;
export function changedOf(names: Part[]): Part[];
export function hashOf(files: string[]): string;
