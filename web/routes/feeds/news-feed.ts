import type { Route } from './+types/news-feed.ts';
import { storyFeed } from '../../features/feeds/loads/story-feed.ts';

export const loader = ({ context }: Route.LoaderArgs) => storyFeed(context, 'news');
