import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import { AllBox, type Choice } from './row-choice.tsx';

type Props<Row> = {
  count: number;
  choice: Choice<Row>;
  clear: () => void;
  /** The buttons. */
  acts: ReactNode;
  /** What one of them asks for. */
  children?: ReactNode;
};

/** The bar of what is chosen: how many, what can be done with them, and the way out. */
export const BulkFrame = <Row,>({ count, choice, clear, acts, children }: Props<Row>) => (
  <section className="bulk" aria-label={`${count} chosen`}>
    <AllBox choice={choice} />
    <b role="status">{count} chosen</b>
    <div className="bulk-acts">{acts}</div>
    <button className="icon-btn" type="button" aria-label="Choose none" onClick={clear}>
      <Icon name="close" />
    </button>
    {children}
  </section>
);
