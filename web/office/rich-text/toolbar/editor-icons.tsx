import type { ReactNode } from 'react';

/** Line drawings on a 24 by 24 grid, for the editor alone. */
const shapes = {
  undo: <path d="M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3" />,
  redo: <path d="m16 5 4 4-4 4M20 9h-9a6 6 0 0 0 0 12h3" />,
  link: <path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17" />,
  bullets: <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />,
  numbers: <path d="M10 6h10M10 12h10M10 18h10M4 4.5 5 4v4M4 16h2l-2 3h2" />,
  quote: <path d="M5 17c3-1 4-3 4-6V7H4v5h3M15 17c3-1 4-3 4-6V7h-5v5h3" />,
  moveIn: <path d="M10 6h10M10 12h10M10 18h10M4 9l3 3-3 3" />,
  moveOut: <path d="M10 6h10M10 12h10M10 18h10M7 9l-3 3 3 3" />,
  picture: (
    <path d="M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 16l5-5 5 5 3-3 5 4M15.5 9h.01" />
  ),
  table: (
    <path d="M3.5 6.5a1.5 1.5 0 0 1 1.5-1.5h14a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5zM3.5 10h17M3.5 14.5h17M10 5v14" />
  ),
} as const satisfies Record<string, ReactNode>;

export function EditorIcon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}
