import { storyFeed } from '../../features/feeds/loads/story-feed.ts';
import type { Route } from './+types/blog-feed.ts';

export const loader = ({ context }: Route.LoaderArgs) => storyFeed(context, 'blog');
