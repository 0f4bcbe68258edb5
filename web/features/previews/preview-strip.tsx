import { longDate } from '../../ui/dates/dates.ts';
import styles from './preview-strip.css?url';

/** Whoever was sent the link knows that this is not what readers see. */
export const PreviewStrip = ({ until }: { until: string }) => (
  <>
    <link rel="stylesheet" href={styles} precedence="default" />
    <div className="preview-strip">
      <p className="wrap">
        <b>A preview.</b> Readers may not see it like this. The link works until {longDate(until)}.
      </p>
    </div>
  </>
);
