/** Whatever could end or disguise a header's line, seen or unseen, becomes a space. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();

/** Nothing but the address itself: what cannot stand in one is taken out, so that it stays one address on one line. */
export const bareAddress = (text: string): string => text.replace(/[\p{C}\p{Z}<>"(),:;\\[\]]+/gu, '');
