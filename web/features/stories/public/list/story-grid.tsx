import type { StoryCard as Card, StoryKind } from '../../../../../contract/content/stories.ts';
import { StoryCard } from './story-card.tsx';

type Props = { kind: StoryKind; stories: Card[]; extract?: boolean };

const wide = '(min-width: 72rem) 22rem, (min-width: 40rem) 45vw';

/** On a phone every third card is large and the others are small: their pictures too. */
const sizesOf = (place: number) => `${wide}, ${place % 3 === 0 ? '92vw' : '9.5rem'}`;

export function StoryGrid({ kind, stories, extract = true }: Props) {
  return (
    <div className="grid compact">
      {stories.map((story, place) => (
        <StoryCard key={story.id} kind={kind} story={story} sizes={sizesOf(place)} extract={extract} />
      ))}
    </div>
  );
}
