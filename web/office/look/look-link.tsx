import type { BrandSettings } from '../../../contract/site/settings.ts';
import { ShowSomebody } from '../preview/show-somebody.tsx';
import { sketchCalls } from '../preview/sketch-calls.ts';

const state = () => sketchCalls.state('brand', null);

/** A link that shows the site in colours which nobody has saved. */
export const LookLink = ({ picked }: { picked: BrandSettings }) => (
  <ShowSomebody
    path="/p/site"
    note="It shows the site in the colours that are picked now. Nothing is saved by it."
    state={state}
    make={() => sketchCalls.make({ kind: 'brand', content: picked })}
    end={() => sketchCalls.end('brand', null)}
  />
);
