import type { ReactNode } from 'react';

const filled = { fill: 'currentColor', stroke: 'none' };

/** Line drawings on a 24 by 24 grid. */
export const iconShapes = {
  arrow: <path d="M4 12h15m-6-6 6 6-6 6" />,
  back: <path d="M9 6 3.5 11.5 9 17M4 11.5h9c4.5 0 7 2.5 7.5 7" />,
  ball: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m12 7.5 4.3 3.1-1.6 5H9.3l-1.6-5zM12 3v4.5M20.5 9.5l-4.2 1.1M17.5 19l-2.8-3.4M6.5 19l2.8-3.4M3.5 9.5l4.2 1.1" />
    </>
  ),
  book: <path d="M12 6c-2.5-2-5.5-2.5-9-2v14c3.5-.5 6.5 0 9 2 2.5-2 5.5-2.5 9-2V4c-3.5-.5-6.5 0-9 2zM12 6v14" />,
  box: <path d="m12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9" />,
  calendar: (
    <>
      <rect x="3.5" y="5" width="17" height="15" rx="2" />
      <path d="M3.5 10h17M8 3v4M16 3v4" />
    </>
  ),
  cards: (
    <>
      <rect x="3.5" y="4" width="7.5" height="16" rx="1.8" />
      <rect x="13" y="4" width="7.5" height="16" rx="1.8" />
    </>
  ),
  cart: (
    <>
      <path d="M3 4h3l2.5 11h9L20 7H7" />
      <circle cx="9.5" cy="19" r="1.5" />
      <circle cx="16.5" cy="19" r="1.5" />
    </>
  ),
  chart: <path d="M4 20h16M7 16v-5M12 16V5M17 16V9" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  chevron: <path d="m6 9 6 6 6-6" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6 6 18" />,
  committee: (
    <>
      <circle cx="12" cy="7" r="3" />
      <circle cx="5.5" cy="10" r="2" />
      <circle cx="18.5" cy="10" r="2" />
      <path d="M7 20c0-4 2-6 5-6s5 2 5 6M2 18c0-2.5 1.3-4 3.5-4M22 18c0-2.5-1.3-4-3.5-4" />
    </>
  ),
  dots: <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="3" />,
  document: <path d="M6 3h8l4 4v14H6zM14 3v4h4" />,
  download: <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />,
  down: <path d="M12 5v14m-6-6 6 6 6-6" />,
  drum: (
    <>
      <ellipse cx="12" cy="7" rx="8" ry="3" />
      <path d="M4 7c0 5 2 6 3.5 13h9C18 13 20 12 20 7M7 10l3 10M17 10l-3 10" />
    </>
  ),
  edit: <path d="m4 20 1-4L16 5l3 3L8 19z" />,
  eye: (
    <>
      <path d="M2.5 12c2.500-4.500 5.700-6.500 9.500-6.500s7 2 9.500 6.500c-2.500 4.500-5.700 6.500-9.500 6.500s-7-2-9.500-6.500z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  facebook: (
    <path
      d="M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.7V2.5C17.2 2.3 16.3 2 15.2 2 12.5 2 11 3.7 11 6.5v3H8V13h3v8"
      {...filled}
    />
  ),
  fingerprint: (
    <path d="M6.5 18c1-2 1-4 1-6a4.5 4.5 0 0 1 9 0c0 2.5-.2 4.5-1 7M12 12c0 3.5-.5 6-2 8.5M4 14.5c.3-1 .3-1.7.3-2.5A7.7 7.7 0 0 1 12 4.2c4.3 0 7.7 3.4 7.7 7.8 0 1.6 0 3-.3 4.5" />
  ),
  flag: <path d="M5 21V4m0 1c5-3 8 3 14 0v9c-6 3-9-3-14 0" />,
  gear: (
    <>
      <circle cx="12" cy="12" r="3.2" />
      <path d="M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M5.5 18.5l2.1-2.1M16.4 7.6l2.1-2.1" />
    </>
  ),
  help: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17h.01" />
    </>
  ),
  home: <path d="M4 11 12 4l8 7v9H4z" />,
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5M12 8h.01" />
    </>
  ),
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.7" />
      <path d="M16.8 7.2h.01" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="15" r="4.5" />
      <path d="m11.3 11.7 8.2-8.2M16 7l3 3" />
    </>
  ),
  left: <path d="m15 5-7 7 7 7" />,
  link: <path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17" />,
  login: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c1-5 4-7 8-7s7 2 8 7" />
    </>
  ),
  loud: <path d="M4 10v4h3l9 5V5L7 10zM19 9.5c1 1.5 1 3.5 0 5M8 14l1.5 5.5" />,
  logout: <path d="M14 4H5v16h9M10 12h11m-4-4 4 4-4 4" />,
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3.5 7 8.5 6 8.5-6" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  mobile: (
    <>
      <rect x="7" y="3" width="10" height="18" rx="2.2" />
      <path d="M11 18h2" />
    </>
  ),
  monitor: (
    <>
      <rect x="3" y="4" width="18" height="12" rx="2" />
      <path d="M8 20h8M12 16v4" />
    </>
  ),
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />,
  newspaper: <path d="M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2M7.5 9h6M7.5 12.5h6M7.5 16h4" />,
  palette: (
    <>
      <path d="M12 3a9 9 0 0 0 0 18c1.6 0 2-1 2-1.8 0-1.3-1-1.6-1-2.7 0-.9.7-1.5 1.6-1.5H17a4 4 0 0 0 4-4.2C21 6.4 17 3 12 3z" />
      <path d="M7.5 12h.01M9 7.8h.01M14 7h.01M17 10.2h.01" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 20c.7-4 3-6 6.5-6s5.8 2 6.5 6M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .8 3.2 2.6 3.5 5.5" />
    </>
  ),
  phone: (
    <path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1.5 1.5 0 0 1-1.7 1.5A16 16 0 0 1 3.5 5.7 1.5 1.5 0 0 1 5 4z" />
  ),
  picture: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3 16 5-5 5 5 3-3 5 4" />
      <circle cx="15.5" cy="9" r="1.3" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21c5-5.5 7-8.5 7-11.5a7 7 0 0 0-14 0C5 12.5 7 15.5 12 21z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  print: <path d="M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z" />,
  question: <path d="M4 5h16v11H11l-4 4v-4H4zM10 9a2 2 0 1 1 2.7 1.9c-.5.2-.7.5-.7 1M12 13.6h.01" />,
  quote: <path d="M4 11c0-3 1.5-5 4.5-6M4 11v6h6v-6zM14 11c0-3 1.5-5 4.5-6M14 11v6h6v-6z" />,
  right: <path d="m9 5 7 7-7 7" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  shield: <path d="M12 3 4.5 6v5.5c0 4.5 3 7.8 7.5 9.5 4.5-1.7 7.5-5 7.5-9.5V6zM9 12l2.2 2.2L15.2 10" />,
  sort: <path d="m8 10 4-4 4 4M8 14l4 4 4-4" />,
  table: (
    <>
      <rect x="3.5" y="5" width="17" height="14" rx="2" />
      <path d="M3.5 10h17M3.5 14.5h17M10 5v14" />
    </>
  ),
  text: <path d="M5 6V5h14v1M12 5v14M9.5 19h5" />,
  trash: <path d="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5" />,
  tree: (
    <>
      <rect x="4" y="3.5" width="7" height="5" rx="1.2" />
      <rect x="13" y="10" width="7" height="4.5" rx="1.2" />
      <rect x="13" y="16.5" width="7" height="4.5" rx="1.2" />
      <path d="M7 8.5V19h6M7 12.2h6" />
    </>
  ),
  up: <path d="M12 19V5m-6 6 6-6 6 6" />,
  unseen: (
    <path d="M4 4l16 16M9.500 6c.8-.3 1.700-.5 2.500-.5 3.800 0 7 2 9.500 6.500-.8 1.400-1.600 2.500-2.500 3.500M6.500 8C5 9 3.600 10.200 2.500 12c2.500 4.500 5.700 6.500 9.500 6.500 1.500 0 2.900-.3 4.200-.9M10 10a3 3 0 0 0 4 4" />
  ),
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c1-5 4-7 8-7s7 2 8 7" />
    </>
  ),
  warning: <path d="M12 4 2.5 20h19zM12 10v4M12 17h.01" />,
  whatsapp: (
    <>
      <path d="M4 20l1.2-4A8 8 0 1 1 8.3 19z" />
      <path d="M9 8.5c-.5 3 3.5 7 6.5 6.5l.5-1.8-2-1-1 .8c-1-.4-1.8-1.2-2.2-2.2l.8-1-1-2z" {...filled} />
    </>
  ),
  x: <path d="m4 4 16 16M20 4 4 20" />,
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="m10 9.5 5 2.5-5 2.5z" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;
