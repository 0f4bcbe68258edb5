export { openSlider as default } from '../../features/galleries/public/open-slider.ts';
