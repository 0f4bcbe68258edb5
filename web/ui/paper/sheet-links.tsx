import type { FamilyAnswer } from '../../../contract/site/site-links.ts';
import { Icon } from '../icons/icon.tsx';

const sheets: { sheet: string; label: string; answer?: FamilyAnswer }[] = [
  { sheet: 'fees', label: 'School fees', answer: 'fees' },
  { sheet: 'term-dates', label: 'Term dates', answer: 'dates' },
  { sheet: 'uniform', label: 'Uniform list', answer: 'uniform' },
  { sheet: 'apply', label: 'Application form' },
];

/** What can be had on paper, each on one sheet. */
export const SheetLinks = ({ answers = [] }: { answers: FamilyAnswer[] | undefined }) => (
  <nav className="chips" aria-label="On one sheet of paper">
    {sheets
      .filter(({ answer }) => !answer || answers.includes(answer))
      .map(({ sheet, label }) => (
        <a key={sheet} href={`/print/${sheet}`}>
          <Icon name="print" />
          &nbsp;{label}
        </a>
      ))}
  </nav>
);
