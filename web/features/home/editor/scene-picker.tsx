import { useId } from 'react';
import { useRouteLoaderData } from 'react-router';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { type OwnScenes, sceneChoices } from '../../../ui/pictures/scene-choices.ts';

type Props = { scene: number | undefined; onChange: (scene: number | undefined) => void };

/** One picture of the set, or another one at each visit. */
export function ScenePicker({ scene, onChange }: Props) {
  const name = useId();
  const own = useRouteLoaderData<{ scenes: OwnScenes }>('root')?.scenes.hero ?? [];
  const choices = sceneChoices('hero', own, { described: true });
  const chosen = scene === undefined ? undefined : scene % choices.length;
  return (
    <fieldset className="scene-picker">
      <legend className="label">Picture</legend>
      <label className="scene-any">
        <input type="radio" name={name} checked={chosen === undefined} onChange={() => onChange(undefined)} />
        Another one at each visit
      </label>
      <div className="scene-choices">
        {choices.map(([address, words, width], place) => (
          <label key={address} className="scene-choice">
            <input type="radio" name={name} checked={chosen === place} onChange={() => onChange(place)} />
            <img src={width ? `${address}?w=320` : address} alt={words || `Picture ${place + 1}`} loading="lazy" />
          </label>
        ))}
        <Link className="scene-own" to="/admin/settings/pictures-hero#pictures-hero">
          <Icon name="up" />
          Your own
        </Link>
      </div>
      <p className="small muted">
        {own.length > 0
          ? 'These are your own. More of them, or the drawings again, under Settings.'
          : 'Your own pictures take the place of these drawings.'}
      </p>
    </fieldset>
  );
}
