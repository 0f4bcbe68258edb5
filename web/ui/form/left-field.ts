import type { FocusEvent } from 'react';

/**
 * The field that somebody has left. None when they are on their way to the button: it asks about all fields at once,
 * and a message that appears now would push it away from under the pointer.
 */
export function leftField({ target, relatedTarget }: FocusEvent<HTMLFormElement>): HTMLInputElement | undefined {
  const toButton = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
  const field = target as unknown as HTMLInputElement;
  return field.name && !toButton ? field : undefined;
}
