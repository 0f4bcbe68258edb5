import styles from './notices.css?url';

/** On most days there is no notice, and nobody downloads how one looks. */
export const NoticeStyles = () => <link rel="stylesheet" href={styles} precedence="notices" />;
