// Apart from the schemas: the screens use these without the library that checks shapes.
export const privacyMessages = {
  confirm: 'Type the same address once more.',
  self: 'You cannot erase your own data. Ask another administrator.',
  rank: 'Only an owner can see, copy or erase the data of an administrator.',
  lastOwner: 'This is the last owner. Make somebody else an owner first.',
  mailbox: 'This is the mailbox of the school. Change it in the settings first.',
  nothing: 'Nothing is kept under this address.',
  changed: 'Something has changed since you looked. Nothing was erased. Find the person again.',
  undecided: 'Decide about each thing that was published from the person’s form.',
} as const;

/** In so many places a phrase is no longer one person's name. */
export const mostPlaces = 20;

export const phraseMessages = {
  oneWord: 'One word alone may mean many things, so it is not looked for.',
  tooShort: 'It is too short to be looked for.',
  school: 'These are words of the school’s own name, so they stay.',
  manyNames: 'This address is known under many names. Only the first are looked for.',
  many: `It stands in more than ${mostPlaces} places, so it is hardly one person’s name. Nothing of it is replaced; change the texts yourself.`,
} as const;
