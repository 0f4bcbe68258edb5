import type { ReactNode } from 'react';
import type { SetupState } from '../../../../contract/school/setup.ts';
import { FirstSteps, type Open } from '../../../office/first-steps/first-steps.tsx';
import type { PreviewOf } from '../../../office/look/home-preview.tsx';
import { dayStyle, usePalette } from '../../../office/look/use-palette.ts';
import { DeviceFrame } from '../../../office/site/device-frame.tsx';
import { Crest } from '../../../ui/crest.tsx';
import { inWords } from '../../../ui/form/words.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { SetupBar } from '../setup-frame.tsx';
import { openSteps, type SetupProgress } from '../steps.ts';

type Props = {
  of: PreviewOf;
  brand: { brand: string; accent: string };
  setup: SetupState;
  progress: SetupProgress;
  /** The home page as it is, in the frame of the site. */
  page: ReactNode;
  open: Open;
};

/** The site as it is now, what visitors see of it, and what comes next. */
export function Finish({ of, brand, setup, progress, page, open }: Props) {
  const palette = usePalette(brand);
  const left = openSteps(progress);
  return (
    <div className="office setup always-light">
      <SetupBar mayLeave />
      <main id="main" className="finish" tabIndex={-1}>
        <p className="eyebrow">
          {left.length === 0 ? 'All six steps done' : `Skipped for now: ${inWords(left.map(({ title }) => title))}`}
        </p>
        <h1>Here is {of.shortName}, in your colours</h1>
        <p className="lede">
          Only people who are signed in see it. Everybody else sees a page that says you are coming.
        </p>
        <div className="row">
          <ButtonLink to="/admin">Go to your dashboard</ButtonLink>
          <a className="btn line" href="/">
            Walk through the site
          </a>
        </div>
        <div className="finish-show">
          <DeviceFrame width={1280} label="Your home page">
            {page}
          </DeviceFrame>
          <DeviceFrame width={390} label="Your home page on a phone">
            {page}
          </DeviceFrame>
        </div>
        <div className="finish-cols">
          <FirstSteps setup={setup} open={open} />
          <section className="box" aria-labelledby="soon-title">
            <header>
              <h2 id="soon-title">What visitors see until then</h2>
            </header>
            <div className="finish-soon" style={dayStyle(palette)}>
              <Crest className="finish-crest" />
              <b>{of.schoolName}</b>
              <span>Our new site opens soon.</span>
              <span>{of.phone}</span>
            </div>
          </section>
        </div>
      </main>
    </div>
  );
}
