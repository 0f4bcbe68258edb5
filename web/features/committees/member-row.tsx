import { TextField } from '../../ui/form/fields/text-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { type MemberText, memberField, memberParts } from './form.ts';

type Props = {
  place: number;
  count: number;
  start: MemberText;
  /** As it is typed now, for the names of the buttons. */
  name: string;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function MemberRow({ place, count, start, name, onMove, onRemove }: Props) {
  return (
    <li className="member">
      <div className="member-fields">
        {memberParts.map(([part, { label, rule, inputMode }]) => (
          <TextField
            key={part}
            name={memberField(place, part)}
            defaultValue={start[part]}
            label={label}
            maxLength={rule.max}
            inputMode={inputMode}
            autoComplete="off"
          />
        ))}
      </div>
      <div className="member-tools">
        <button
          type="button"
          className="icon-btn"
          data-move="up"
          disabled={place === 0}
          aria-label={`Move ${name} up`}
          onClick={() => onMove(-1)}
        >
          <Icon name="up" />
        </button>
        <button
          type="button"
          className="icon-btn"
          data-move="down"
          disabled={place === count - 1}
          aria-label={`Move ${name} down`}
          onClick={() => onMove(1)}
        >
          <Icon name="down" />
        </button>
        <button type="button" className="icon-btn danger" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </div>
    </li>
  );
}
