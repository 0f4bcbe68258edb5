declare module 'virtual:islands' {
  /** The file of each island by its name. */
  const files: Record<string, string | undefined>;
  export default files;
}
