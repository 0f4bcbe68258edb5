import { Combobox } from '@base-ui/react/combobox';
import { useRef, useState } from 'react';
import type { EventOption } from '../../../../contract/content/events.ts';
import { useHiddenValue } from '../../../office/forms/use-hidden-value.ts';
import { Field } from '../../../ui/form/fields/field.tsx';
import { useField } from '../../../ui/form/form-state.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { type EventFieldName, optionWords } from '../form.ts';
import './event-picker.css';

type Props = { name: EventFieldName; events: EventOption[] };

const hint = 'The gallery and the event then lead to each other.';

/** The event that the pictures were taken at: searched by typing, taken away with the cross. */
export function EventPicker({ name, events }: Props) {
  const { control, error, initial = '' } = useField(name, hint);
  const { name: _, ...named } = control;
  const [id, setId] = useState(initial);
  const hidden = useHiddenValue(id);
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = events.find((event) => String(event.id) === id) ?? null;

  function clear() {
    setId('');
    trigger.current?.focus();
  }

  return (
    <Field id={control.id} label="Event" optional="optional" hint={hint} error={error}>
      <input ref={hidden} type="hidden" name={name} value={id} />
      <Combobox.Root
        items={events}
        value={chosen}
        onValueChange={(event: EventOption | null) => setId(event ? String(event.id) : '')}
        itemToStringLabel={optionWords}
        isItemEqualToValue={(one: EventOption, other: EventOption) => one.id === other.id}
        autoHighlight
      >
        <div className="event-picker">
          <Combobox.Trigger ref={trigger} {...named} className="in" data-field={name}>
            <span>
              <Combobox.Value placeholder="None" />
            </span>
            <Icon name="chevron" />
          </Combobox.Trigger>
          {id && (
            <button className="icon-btn" type="button" aria-label="Take the event away" onClick={clear}>
              <Icon name="close" />
            </button>
          )}
        </div>
        <Combobox.Portal>
          <Combobox.Positioner className="event-options-place" align="start" sideOffset={4}>
            <Combobox.Popup className="event-options" aria-label="Events">
              <Combobox.Input className="in" aria-label="Search the events" placeholder="Search by name or date" />
              <Combobox.Empty>
                <p className="muted small">No event is called so.</p>
              </Combobox.Empty>
              <Combobox.List aria-label="Events">
                {(event: EventOption) => (
                  <Combobox.Item key={event.id} value={event} className="event-option">
                    <span>{optionWords(event)}</span>
                    <Combobox.ItemIndicator>
                      <Icon name="check" />
                    </Combobox.ItemIndicator>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </Field>
  );
}
