import { expiryOf, mayBeKept } from './answer-cache.ts';
import { answerKey } from './answer-key.ts';
import { createMemory } from './memory.ts';
import { KnownAnswer, textAtHand } from './text-at-hand.ts';

type Data = { text: string; expiresAt: number };

export type KeptData = {
  /** What the API says to an address, from memory where it may be. */
  answer: (address: string, ask: () => Promise<Response>) => Promise<Response>;
  forget: (table?: string) => void;
};

/**
 * What pages are made of. After a save a page is made anew, but most of what it shows (the school, the menu's pages, the
 * staff) has not changed: that need not be asked of the database again.
 */
export function createKeptData(maxBytes: number, isCurrent: () => boolean, clock: () => Date): KeptData {
  const memory = createMemory<Data>({
    maxBytes,
    isCurrent,
    sizeOf: ({ text }) => 200 + text.length * 2,
    expiresAt: (data) => data.expiresAt,
  });
  return {
    forget: memory.forget,
    async answer(address, ask) {
      const key = answerKey(address);
      if (key === undefined) return ask();
      const known = memory.find(key);
      if (known) return new KnownAnswer(known.text);
      let refused: Response | undefined;
      const made = await memory.make(key, async () => {
        const response = await ask();
        if (mayBeKept(response))
          return { text: textAtHand(response) ?? (await response.text()), expiresAt: expiryOf(clock()) };
        refused = response;
        return undefined;
      });
      return made ? new KnownAnswer(made.text) : (refused ?? ask());
    },
  };
}
