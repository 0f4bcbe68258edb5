/** A line of help; what stands between ** and ** is a word of the screen. */
export function MarkedWords({ line }: { line: string }) {
  return line.split('**').map((part, at) =>
    // The parts of a line never change places.
    at % 2 === 1 ? <b key={part}>{part}</b> : part,
  );
}
