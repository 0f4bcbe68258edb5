import type { Route } from './+types/blog-feed.ts';
import { storyFeed } from './story-feed.ts';

export const loader = ({ context }: Route.LoaderArgs) => storyFeed(context, 'blog');
