/** What the school asks those who left it. */
export const questions = [
  'Where are you now, and what do you do?',
  'Which teacher do you still think of, and why?',
  'Which moment at school do you still tell others about?',
  'What did you learn here that you use today?',
  'What was hard for you then, and what helped?',
  'What would you tell a child who starts P1 this year?',
] as const;

export const questionNames = ['question1', 'question2', 'question3', 'question4', 'question5', 'question6'] as const;

/** The answers as one text, each below its question, with an empty line between. */
export const joinAnswers = (answers: readonly string[]): string =>
  questions.map((question, index) => `${question}\n${(answers[index] ?? '').trim()}`).join('\n\n');
