import styles from './proof.css?url';

/** Only who is asked for more than a password loads these: they are a file of their own, with or without a script. */
export const ProofStyles = () => <link rel="stylesheet" href={styles} precedence="proof" />;
