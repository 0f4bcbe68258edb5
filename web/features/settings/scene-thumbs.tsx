import type { PictureInfo } from '../../../contract/media/media.ts';
import { type SceneSet, sceneLimits } from '../../../contract/site/scene-sets.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { artSet } from '../../ui/pictures/art.ts';
import { Picture } from '../../ui/pictures/picture.tsx';

const drawingsShown = 6;

/** What the set shows now, small. */
export function SceneThumbs({ set, pictures }: { set: SceneSet; pictures: PictureInfo[] }) {
  if (pictures.length === 0) {
    return (
      <>
        <p className="small">
          <span className="pill">Drawings</span> The {sceneLimits[set]} drawings that come with the site.
        </p>
        <ul className="scene-thumbs">
          {artSet(set)
            .slice(0, drawingsShown)
            .map((address) => (
              <li key={address}>
                <img src={address} alt="" width="160" height="120" loading="lazy" decoding="async" />
              </li>
            ))}
        </ul>
      </>
    );
  }
  const mute = pictures.filter(({ alt }) => alt === '').length;
  return (
    <>
      <p className="small">
        <span className="pill ok">Your own</span> {pictures.length} of at most {sceneLimits[set]}.
        {mute > 0 && (
          <span className="scene-mute">
            <Icon name="warning" />
            {mute === 1 ? 'One has' : `${mute} have`} no description for people who cannot see it.
          </span>
        )}
      </p>
      <ul className="scene-thumbs">
        {pictures.map((picture) => (
          <li key={picture.name}>
            <Picture picture={picture} sizes="10rem" />
          </li>
        ))}
      </ul>
    </>
  );
}
