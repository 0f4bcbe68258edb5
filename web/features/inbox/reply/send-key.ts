import { newUuid } from '../../../ui/form/new-uuid.ts';

/**
 * The same answer sent again, since the line was lost, has the same key and is one to the server; one that was changed
 * meanwhile is another.
 */
export function answerKey() {
  let last = { about: '', key: '' };
  return (content: unknown[]): string => {
    const about = JSON.stringify(content);
    if (last.about !== about) last = { about, key: newUuid() };
    return last.key;
  };
}
