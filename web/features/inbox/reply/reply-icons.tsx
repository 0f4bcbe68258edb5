const shapes = {
  attach: 'm20 11-8 8a5 5 0 0 1-7-7l8.5-8.5a3.4 3.4 0 0 1 4.8 4.8L10 16.5a1.7 1.7 0 0 1-2.4-2.4l7.4-7.4',
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5M8.5 8.5h7M8.5 12h4',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
} as const;

/** What only the box for answers draws. */
export const ReplyIcon = ({ name }: { name: keyof typeof shapes }) => (
  <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path d={shapes[name]} />
  </svg>
);
