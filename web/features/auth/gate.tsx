import type { ReactNode } from 'react';
import { art } from '../../ui/pictures/art.ts';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** The frame of every page for signing in: a view on one side, one thing to do on the other. */
export function Gate({ title, lead, children }: Props) {
  return (
    <div className="gate">
      <div className="side">
        <img src={art('hero-5')} alt="" width="1600" height="900" decoding="async" />
      </div>
      <div className="in-form">
        <h1>{title}</h1>
        {lead && <p className="muted lead">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
