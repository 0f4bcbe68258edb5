/** The colour of bars around a page: the deep one of the school, which its rules name. */
export const themeColour = (brandCss: string | undefined): string =>
  /--deep:([^;}]+)/.exec(brandCss ?? '')?.[1] ?? '#0a3d30';
