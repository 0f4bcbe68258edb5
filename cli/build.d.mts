export function buildChanged(names: ('site' | 'program')[], node: string, say: (line: string) => void): void;
export function hashOf(files: string[]): string;
