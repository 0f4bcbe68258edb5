/** A pocket with the school in it, in the school's own colours. */
export const PouchDrawing = () => (
  <svg viewBox="0 0 400 206" aria-hidden="true">
    <path className="pouch-sky" d="M0 0h400v120H0z" />
    <path className="pouch-cloth" d="M0 118h400v90H0z" />
    <circle className="pouch-sun" cx="200" cy="78" r="42" />
    <path className="pouch-far" d="M70 118c14-34 36-44 62-30s34 16 52 6 34-22 58-10 30 10 44 6 34 6 44 28z" />
    <path className="pouch-near" d="M70 120c20-22 44-28 70-12s46 8 66-4 44-12 60 2 44 2 64 14z" />
    <path className="pouch-wall" d="M176 84h48v24h-48z" />
    <path className="pouch-roof" d="M170 86h60l-10-16h-40z" />
    <path className="pouch-cloth" d="M194 92h12v16h-12z" />
    <path className="pouch-front" d="M62 112h276v60q0 26-28 28l-110 4-110-4q-28-2-28-28z" />
    <path className="pouch-sun" d="M58 106h284v11H58z" />
    <path className="pouch-seam" d="M71 126h258v46q0 19-22 20l-107 4-107-4q-22-1-22-20z" />
    <path className="pouch-roof" d="M106 58l6 60h6l-6-60z" />
    <path className="pouch-sun" d="M120 50l2 68h6l-2-68z" />
  </svg>
);
