import { useEffect, useState } from 'react';
import type { Review } from '../../../contract/office/desk.ts';
import { type Draft, reviewCalls } from './review-calls.ts';

/** Where a draft stands; nothing until it is known, or for those who may not know. */
export function useReview({ kind, id }: Draft) {
  const [review, setReview] = useState<Review | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew in each round
  useEffect(() => {
    let isOver = false;
    reviewCalls.view({ kind, id }).then(
      (found) => !isOver && setReview(found),
      () => !isOver && setReview(null),
    );
    return () => {
      isOver = true;
    };
  }, [kind, id, round]);
  return { review, again: () => setRound(round + 1) };
}
