/**
 * Some calls want to see a factor that was shown within the last minutes. Whoever makes one waits here while the person
 * is asked, so that a form keeps what was typed and the call is simply made again.
 */
let asking: { shown: Promise<boolean>; answer: (shown: boolean) => void } | undefined;
let isRequired = false;
const listeners = new Set<() => void>();

/** Whether it was shown. All who ask at the same time get the same answer. */
export function askForStepUp(): Promise<boolean> {
  if (!asking) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    asking = { shown: promise, answer: resolve };
    notify();
  }
  return asking.shown;
}

export function answerStepUp(shown: boolean): void {
  asking?.answer(shown);
  asking = undefined;
  notify();
}

export const isStepUpAsked = (): boolean => asking !== undefined;

/** The person's role needs a second step that they do not have: nothing else can be done before. */
export function demandFactor(demanded: boolean): void {
  isRequired = demanded;
  notify();
}

export const isFactorDemanded = (): boolean => isRequired;

export function onStepUp(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
