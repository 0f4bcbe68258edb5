/** Whether readers see it: no draft, and its moment has come. */
export const isPublic = ({ draft, createdAt }: { draft: boolean; createdAt: string }): boolean =>
  !draft && new Date(createdAt) <= new Date();
