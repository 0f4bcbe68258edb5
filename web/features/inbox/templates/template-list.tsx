import {
  type ReplyTemplate,
  templateLimits,
  templateMessages,
} from '../../../../contract/enquiries/reply-templates.ts';
import { LineField } from '../../../office/forms/line-field.tsx';
import { useJsonField } from '../../../office/site/use-json-field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { moved } from './form.ts';

/** Each template in a box of its own, in the order in which they are offered. */
export function TemplateList() {
  const [templates, write, field] = useJsonField<ReplyTemplate[]>('templates');
  const change = (place: number, part: Partial<ReplyTemplate>) =>
    write((all) => all.map((one, at) => (at === place ? { ...one, ...part } : one)));
  const isTwice = (name: string) =>
    templates.filter((one) => one.name.trim().toLowerCase() === name.trim().toLowerCase()).length > 1;
  return (
    <div className="template-list">
      {field}
      {templates.map(({ name, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a template has no number; its place is what it is known by
        <fieldset key={place} className="box form" aria-label={name || 'New template'}>
          <LineField
            label="Name"
            value={name}
            max={templateLimits.name}
            error={name && isTwice(name) ? templateMessages.twice : undefined}
            onChange={(value) => change(place, { name: value })}
          />
          <LineField
            label="Text"
            value={text}
            max={templateLimits.text}
            rows={7}
            onChange={(value) => change(place, { text: value })}
          />
          <div className="row">
            <button
              type="button"
              className="icon-btn"
              aria-label={`Move ${name} up`}
              disabled={place === 0}
              onClick={() => write((all) => moved(all, place, -1))}
            >
              <Icon name="up" />
            </button>
            <button
              type="button"
              className="icon-btn"
              aria-label={`Move ${name} down`}
              disabled={place === templates.length - 1}
              onClick={() => write((all) => moved(all, place, 1))}
            >
              <Icon name="down" />
            </button>
            <button
              type="button"
              className="delete-link"
              onClick={() => write((all) => all.filter((_, at) => at !== place))}
            >
              <Icon name="trash" />
              Remove<span className="vh"> {name}</span>
            </button>
          </div>
        </fieldset>
      ))}
      {templates.length < templateLimits.count && (
        <button type="button" className="btn line" onClick={() => write((all) => [...all, { name: '', text: '' }])}>
          <Icon name="plus" />
          Add a template
        </button>
      )}
    </div>
  );
}
