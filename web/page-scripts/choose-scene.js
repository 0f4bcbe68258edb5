import { showScene } from './show-scene.js';

/**
 * A page is cached and sent to many, so the choice is made where it is read: before the first paint, with no flash of
 * another. While this runs, its image is the last one of the page; the one that is seen first was chosen in the head.
 */
const image = [...document.images].pop();
const { scenes } = image.dataset;
const choices = JSON.parse(scenes);
const [early, drawn] = window.earlyScene || [];
showScene(image, choices[early === scenes ? drawn : (Math.random() * choices.length) | 0]);
