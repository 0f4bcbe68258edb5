import { iconShapes } from './icon-shapes.tsx';

export type IconName = keyof typeof iconShapes;

/** For the eye only: the words beside it, or the label of its control, say what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      {iconShapes[name]}
    </svg>
  );
}
