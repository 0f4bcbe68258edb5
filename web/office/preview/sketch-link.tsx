import { useCallback } from 'react';
import type { SketchAdd } from '../../../contract/site/sketches.ts';
import type { Values } from '../../ui/form/answer.ts';
import { useFormState } from '../../ui/form/form-state.ts';
import { ShowSomebody } from './show-somebody.tsx';
import { sketchCalls } from './sketch-calls.ts';

type Props = {
  kind: SketchAdd['kind'];
  /** What is changed; null for what is new. */
  id: number | null;
  /** What a save would send. */
  toContent: (values: Values) => object;
};

/** In a form: a link that shows the site with what stands in it now, which nobody has saved. */
export function SketchLink({ kind, id, toContent }: Props) {
  const { values, typed } = useFormState();
  return (
    <ShowSomebody
      path="/p/site"
      note="It shows the site with what stands in the form now. Nothing is saved by it."
      state={useCallback(() => sketchCalls.state(kind, id), [kind, id])}
      make={() => sketchCalls.make({ kind, id, content: toContent(typed ?? values) } as SketchAdd)}
      end={() => sketchCalls.end(kind, id)}
    />
  );
}
