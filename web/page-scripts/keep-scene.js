import { showScene } from './show-scene.js';

/** For a picture that stays the same during a visit: drawn as `drawnInVisit` does it (web/ui/pictures/scene-choices.ts). */
const image = [...document.images].pop();
const choices = JSON.parse(image.dataset.scenes);
let seed = Math.random();
try {
  seed = +sessionStorage.visit || seed;
  sessionStorage.visit = seed;
} catch {}
showScene(image, choices[(((seed * image.dataset.thing * 997) % 1) * choices.length) | 0]);
