/** What an event can be about: words that stand in its title, and in what a picture of such an event shows. */
const topics = [
  /\b(sports day|athletics|relay|race|running|hill cup)/i,
  /\b(music|festival|concert|drum|band|recital)/i,
  /\b(swim|gala|pool)/i,
  /\b(prize|award|honours)/i,
  /\b(visiting|visitation|grandparent|family|families)/i,
  /\b(science|experiment|robot|invention)/i,
  /\b(term( i+| one| two| three)? (dates|begins|began|ends|ended|opens|closes)|first day|school year|holiday)/i,
  /\b(graduat|leavers|farewell)/i,
  /\b(carol|christmas|choir|nativity)/i,
  /\b(book|reading|library|literacy|stories)\b/i,
  /\b(cultur|dance|heritage|traditional)/i,
  /\b(open (day|morning|afternoon|evening|house)|new parents|tour of)/i,
  /\b(parents.{0,3} (meeting|evening|association)|meeting|pta|secondary school)/i,
  /\b(exam|ple|mocks?|tests?)\b|\bexaminations?\b/i,
  /\b(cook|bak(e|ing)|food|kitchen)/i,
  /\b(tree|plant|garden|environment)/i,
  /\b(play|drama|theatre|comedy|pantomime)\b/i,
  /\b(chess|draughts|scrabble)/i,
  /\b(health|vaccin|immuni|dental|eye test|first aid)/i,
  /\b(trip|excursion|outing|safari|hike|camp|camping|nature walk|walk in)\b/i,
  /\b(football|soccer|five-a-side)/i,
  /\b(netball|basketball|volleyball)/i,
  /\b(art|arts|exhibition|painting|craft)\b/i,
  /\b(career|mentor|profession|classroom)/i,
  /\b(founder|anniversary|birthday|jubilee|tea)\b|\bfounders/i,
  /\b(reunion|alumni|former pupils|old (boys|girls))/i,
];

/** The pictures that show what the title is about; all of them where it fits none, or where nothing is said of them. */
export function fitting<T extends { words: string }>(title: string, pictures: T[]): T[] {
  const about = topics.filter((topic) => topic.test(title));
  const found = pictures.filter(({ words }) => about.some((topic) => topic.test(words)));
  return found.length > 0 ? found : pictures;
}
