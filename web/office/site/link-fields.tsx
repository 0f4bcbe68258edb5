import { useId } from 'react';
import type { TreeNode } from '../../../contract/pages/page-tree.ts';
import type { StoredLink } from '../../../contract/site/site.ts';
import { programSections, siteLimits } from '../../../contract/site/site-links.ts';
import { FieldError } from '../forms/field-error.tsx';
import { LineField } from '../forms/line-field.tsx';
import { isHidden } from './link-places.ts';

type Props = {
  link: StoredLink;
  pages: TreeNode[];
  /** What it is called to whoever reads the fields aloud. */
  labels?: { label?: string; hint?: string | null };
  errorOf?: (field: 'label' | 'hint' | 'page' | 'to') => string | undefined;
  onChange: (link: StoredLink) => void;
};

const elsewhere = 'elsewhere';

/** One link: its words, and where it leads. A page is kept by its id, so that the link follows it. */
export function LinkFields({ link, pages, labels = {}, errorOf = () => undefined, onChange }: Props) {
  const id = useId();
  const { page, to } = link;
  const isProgram = programSections.some((one) => one.to === to);
  const chosen = page !== undefined ? `page ${page}` : isProgram ? `to ${to}` : elsewhere;
  const error = errorOf('page') ?? errorOf('to');
  const { hint: hintLabel = 'Hint below it', label: nameLabel = 'Words of the link' } = labels;

  function lead(value: string) {
    const { page: _, to: __, ...words } = link;
    const [kind, target = ''] = [value.split(' ')[0], value.slice(value.indexOf(' ') + 1)];
    if (kind === elsewhere) return onChange({ ...words, to: 'https://' });
    const leads = kind === 'page' ? { page: target } : { to: target };
    onChange({ ...words, ...leads, label: words.label || nameOf(kind, target, pages) });
  }

  return (
    <>
      <LineField
        label={nameLabel}
        value={link.label}
        max={siteLimits.label}
        error={errorOf('label')}
        onChange={(label) => onChange({ ...link, label })}
      />
      <div className={error ? 'field bad' : 'field'}>
        <label htmlFor={`${id}-to`}>Leads to</label>
        <select
          id={`${id}-to`}
          value={chosen}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => lead(target.value)}
        >
          <optgroup label="Pages">
            {page !== undefined && !pages.some((one) => one.id === page) && (
              <option value={`page ${page}`}>A page that is gone</option>
            )}
            {pages.map((one) => (
              <option key={one.id} value={`page ${one.id}`}>
                {one.title} (/{one.path}){isHidden(one) ? ', a draft' : ''}
              </option>
            ))}
          </optgroup>
          <optgroup label="Parts of the site">
            {programSections.map((one) => (
              <option key={one.to} value={`to ${one.to}`}>
                {one.label} ({one.to})
              </option>
            ))}
          </optgroup>
          <option value={elsewhere}>Another address</option>
        </select>
        {chosen === elsewhere && (
          <input
            aria-label="Address"
            inputMode="url"
            maxLength={siteLimits.address}
            value={to ?? ''}
            placeholder="https://"
            onChange={({ target }) => onChange({ ...link, to: target.value })}
          />
        )}
        {error && <FieldError>{error}</FieldError>}
      </div>
      {hintLabel !== null && (
        <LineField
          label={hintLabel}
          value={link.hint ?? ''}
          max={siteLimits.hint}
          error={errorOf('hint')}
          onChange={(hint) => onChange({ ...link, hint })}
        />
      )}
    </>
  );
}

const nameOf = (kind: string | undefined, target: string, pages: TreeNode[]): string =>
  (kind === 'page'
    ? pages.find((one) => one.id === target)?.title
    : programSections.find((one) => one.to === target)?.label) ?? '';
