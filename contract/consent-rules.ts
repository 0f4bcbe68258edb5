// Apart from the schemas: the screens use these without the library that checks shapes.
export const consentStates = ['unknown', 'nobody', 'given'] as const;

export type Consent = (typeof consentStates)[number];

export const consentNames: Record<Consent, string> = {
  unknown: 'Not said yet',
  nobody: 'No child can be recognised',
  given: 'Parents agreed',
};

export const consentNoteMaxLength = 300;

export const consentMessages = {
  missing: 'Consent is not noted: can a child be recognised, and did the parents agree?',
  state: 'Say whether a child can be recognised, and whether the parents agreed.',
  note: 'A note of at most 300 characters is expected.',
  noteAlone: 'A note belongs to what it is about: say that the parents agreed.',
};

/** A note says who agreed; where nobody had to, there is none. */
export const keptConsent = (consent: Consent, consentNote = '') => ({
  consent,
  consentNote: consent === 'given' ? consentNote : '',
});

/** For the log: what was noted, never who agreed. */
export const consentLine = (consent: Consent): string => `Consent: ${consentNames[consent]}.`;
