import type { BrandSettings } from '../../../contract/site/settings.ts';
import { ShowSomebody } from '../preview/show-somebody.tsx';
import { sketchCalls } from '../preview/sketch-calls.ts';
import type { CrestState } from './use-crest.ts';

const state = () => sketchCalls.state('brand', null);

type Props = { picked: BrandSettings; crest: CrestState };

/** A link that shows the site in colours and with a crest which nobody has saved. */
export const LookLink = ({ picked, crest }: Props) => (
  <ShowSomebody
    path="/p/site"
    note={`It shows the site ${crest.chosen ? 'with the chosen crest, ' : ''}in the colours that are picked now. Nothing is saved by it.`}
    state={state}
    make={async () => sketchCalls.makeLook(picked, await crest.fileToSend())}
    end={() => sketchCalls.end('brand', null)}
  />
);
