/** What a page costs on the line, and each file that it needs to look like itself. */
export type PageWeight = { path: string; bytes: number; parts: { file: string; bytes: number }[] };
