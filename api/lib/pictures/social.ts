import { openPicture } from './open-picture.ts';

/** What messengers show of a shared page, in the size that they ask for. */
export const socialSize = { width: 1200, height: 630 };
const crestHeight = 300;

export type SocialColours = { deep: string; hill: string; leaf: string; sun: string };

/**
 * The crest before hills in the colours of the school, on a plate: most crests have those colours, too. Words would need a
 * font, which not every machine has.
 */
const scene = ({
  deep,
  hill,
  leaf,
  sun,
}: SocialColours) => `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="${deep}"/><circle cx="960" cy="330" r="130" fill="${sun}"/>
<path d="M0 470q220-150 430-40t420-60q190-90 350 20v240H0z" fill="${leaf}"/>
<path d="M0 540q260-120 520-30t680-40v160H0z" fill="${hill}"/>
<rect x="405" y="120" width="390" height="390" rx="36" fill="#fff"/></svg>`;

export async function makeSocial(crest: Uint8Array, colours: SocialColours): Promise<Uint8Array> {
  const inner = await (await openPicture(crest))
    .resize({ height: crestHeight, width: crestHeight, fit: 'inside' })
    .toBuffer();
  const drawn = await openPicture(Buffer.from(scene(colours)));
  return drawn
    .composite([{ input: inner, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer();
}
