declare module '*.js?page-script' {
  const code: string;
  export default code;
  /** For the content security policy. */
  export const hash: string;
}
