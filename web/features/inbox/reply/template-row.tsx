import { useState } from 'react';
import type { ReplyTemplate } from '../../../../contract/enquiries/reply-templates.ts';
import { Link } from '../../../ui/links/link.tsx';

type Props = {
  templates: ReplyTemplate[];
  chosen: string | undefined;
  onChoose: (template: ReplyTemplate) => void;
};

/** So many stand there at once; the others are one tap further. */
const shownAtFirst = 4;

export function TemplateRow({ templates, chosen, onChoose }: Props) {
  const [all, setAll] = useState(false);
  const shown = all ? templates : templates.slice(0, shownAtFirst);
  return (
    <fieldset className="reply-templates" aria-label="Templates">
      <span className="small muted">{templates.length > 0 ? 'Begin with' : 'No templates yet.'}</span>
      {shown.map((template) => (
        <button
          key={template.name}
          type="button"
          aria-pressed={template.name === chosen}
          onClick={() => onChoose(template)}
        >
          {template.name}
        </button>
      ))}
      {templates.length > shown.length && (
        <button type="button" className="inbox-act" onClick={() => setAll(true)}>
          All {templates.length}
        </button>
      )}
      <Link className="inbox-act" to="/admin/enquiries/templates">
        Edit templates
      </Link>
    </fieldset>
  );
}
