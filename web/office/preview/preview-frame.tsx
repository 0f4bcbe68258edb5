/** Fetched by itself: of a part that others import, too, the bundler would make an object, with a helper. */
export { DeviceFrame as default } from '../site/device-frame.tsx';
