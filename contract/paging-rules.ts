/** Page numbers are shown in sets of this many. */
export const pagesPerSet = 5;
