import type { PublicSite } from '../../../contract/site/site.ts';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { Scene } from '../../ui/pictures/scene.tsx';
import { PlainText } from '../../ui/text/plain-text.tsx';

export function Hero({ kicker, line, lede, buttons, scene }: PublicSite['home']['hero']) {
  return (
    <section className="hero">
      <Scene set="hero" className="scene hero-art" eager described {...(scene !== undefined && { index: scene })} />
      <div className="rise hero-body">
        <div className="wrap">
          {kicker && <p className="kicker">{kicker}</p>}
          <h1>{line}</h1>
          {lede && (
            <p className="lede">
              <PlainText text={lede} />
            </p>
          )}
          <div className="row">
            {buttons.map(({ to, label, hint }, index) => (
              <ButtonLink key={to} to={to} kind={index === 0 ? 'sun' : 'line'}>
                {label}
                {hint && <span className="vh"> {hint}</span>}
              </ButtonLink>
            ))}
          </div>
        </div>
      </div>
      <span className="fold" />
    </section>
  );
}
