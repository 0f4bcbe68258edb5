/** Gives a file to the person, as a download of the browser. */
export function saveAs(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read it only after the click is over.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
