// Apart from the schemas: the screens use these without the library that checks shapes.
export const privacyMessages = {
  confirm: 'Type the same address once more.',
  self: 'You cannot erase your own data. Ask another administrator.',
  rank: 'Only an owner can see, copy or erase the data of an administrator.',
  lastOwner: 'This is the last owner. Make somebody else an owner first.',
  mailbox: 'This is the mailbox of the school. Change it in the settings first.',
  nothing: 'Nothing is kept under this address.',
} as const;
