import { encode } from 'uqr';

/** An address that a telephone reads off the paper. */
export function QrCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 1 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="sheet-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Code with the address of this page"
    >
      <path d={squares.join('')} />
    </svg>
  );
}
