/** As `crypto.randomUUID`, which browsers offer on https alone: a school may have none. */
export const newUuid = (): string => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', randomDigit);

function randomDigit(): string {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return (byte % 16).toString(16);
}
