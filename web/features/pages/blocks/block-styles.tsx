import styles from './blocks.css?url';

/** Only pages with blocks ask for it. */
export function BlockStyles() {
  return <link rel="stylesheet" href={styles} precedence="default" />;
}
