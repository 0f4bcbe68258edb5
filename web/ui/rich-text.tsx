/** HTML that the API has sanitised when it was written. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API keeps only what its editor can make
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
