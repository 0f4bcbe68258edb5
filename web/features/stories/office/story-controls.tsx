import type { ComponentProps } from 'react';
import { storyCalls } from './story-calls.ts';
import { StoryTools } from './story-tools.tsx';

/** What its author and the administrators can do with a story that they read. */
export default function StoryControls(props: Omit<ComponentProps<typeof StoryTools>, 'remove'>) {
  return <StoryTools {...props} remove={() => storyCalls[props.kind].remove(props.story.id)} />;
}
