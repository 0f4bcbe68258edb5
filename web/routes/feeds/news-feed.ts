import { storyFeed } from '../../features/feeds/loads/story-feed.ts';
import type { Route } from './+types/news-feed.ts';

export const loader = ({ context }: Route.LoaderArgs) => storyFeed(context, 'news');
