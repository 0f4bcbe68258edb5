import { showScene } from './show-scene.js';

/**
 * A script in the body waits for the style sheet, so the picture that is seen first is chosen by this one, which the
 * server puts into the head (the server's early-scene file) with the same choices. It removes itself, so that React finds
 * the page as it wrote it.
 */
const script = document.currentScript;
const { scenes, sizes } = script.dataset;
const choices = JSON.parse(scenes);
const drawn = (Math.random() * choices.length) | 0;
const image = new Image();
image.fetchPriority = 'high';
image.sizes = sizes;
showScene(image, choices[drawn]);
window.earlyScene = [scenes, drawn];
script.remove();
