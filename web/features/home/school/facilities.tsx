import type { PublicSite } from '../../../../contract/site/site.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Scene } from '../../../ui/pictures/scene.tsx';
import { PlainText } from '../../../ui/text/plain-text.tsx';

export function Facilities({ title, items }: PublicSite['home']['facilities']) {
  if (items.length === 0) return null;
  return (
    <section className="facility" aria-labelledby="facilities-title">
      <Scene set="facility" className="facility-art" described />
      <div className="panel">
        <h2 id="facilities-title">{title}</h2>
        <ul>
          {items.map(({ icon, name, words }) => (
            <li key={name}>
              <Icon name={icon} />
              <h3>{name}</h3>
              <p>
                <PlainText text={words} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
