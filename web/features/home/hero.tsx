import { ButtonLink } from '../../ui/links/button-link.tsx';
import { Scene } from '../../ui/pictures/scene.tsx';

type Props = { motto: string; schoolName: string; shortName: string };

export function Hero({ motto, schoolName, shortName }: Props) {
  return (
    <section className="hero">
      <Scene set="hero" className="scene hero-art" eager described />
      <div className="rise hero-body">
        <div className="wrap">
          <p className="kicker">Nursery and primary · five campuses in Kampala</p>
          <h1>{motto || schoolName}</h1>
          <p className="lede">
            At {shortName} every pupil is known by name, from the first morning in Baby Class to the last paper of P7.
          </p>
          <div className="row">
            <ButtonLink to="/apply" kind="sun">
              Get Started
            </ButtonLink>
            <ButtonLink to="/admissions" kind="line">
              Read More<span className="vh"> about admissions</span>
            </ButtonLink>
          </div>
        </div>
      </div>
      <span className="fold" />
    </section>
  );
}
