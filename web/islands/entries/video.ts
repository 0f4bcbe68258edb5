export { playVideo as default } from '../../features/pages/blocks/play-video.ts';
