import { Icon } from '../icons/icon.tsx';

const sheets = [
  ['fees', 'School fees'],
  ['term-dates', 'Term dates'],
  ['uniform', 'Uniform list'],
  ['apply', 'Application form'],
] as const;

type Sheet = (typeof sheets)[number][0];

/** What can be had on paper, each on one sheet. */
export const SheetLinks = ({ without = [] }: { without?: Sheet[] }) => (
  <nav className="chips" aria-label="On one sheet of paper">
    {sheets
      .filter(([sheet]) => !without.includes(sheet))
      .map(([sheet, label]) => (
        <a key={sheet} href={`/print/${sheet}`}>
          <Icon name="print" />
          &nbsp;{label}
        </a>
      ))}
  </nav>
);
