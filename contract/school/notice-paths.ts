/** Whether a notice is shown at an address: everywhere, or there and below. */
export const isShownAt = ({ paths }: { paths: string[] }, address: string): boolean =>
  paths.length === 0 || paths.some((path) => address === path || address.startsWith(`${path.replace(/\/$/, '')}/`));
