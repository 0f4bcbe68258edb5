import { type ComponentProps, useId } from 'react';
import { documentFields } from '../../../../contract/media/documents.ts';

/** A topic that is there, or a new one. */
export function TopicField({ topics, ...field }: { topics: string[] } & ComponentProps<'input'>) {
  const id = useId();
  return (
    <>
      <input name="topic" maxLength={documentFields.topic.max} list={id} {...field} />
      <datalist id={id}>
        {topics.map((topic) => (
          <option key={topic} value={topic} />
        ))}
      </datalist>
    </>
  );
}
