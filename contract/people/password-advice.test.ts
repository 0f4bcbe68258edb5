import { expect, test } from 'vitest';
import { missingFromPassword } from './auth.ts';
import { passwordWeakness, suggestPassword } from './password-advice.ts';
import { commonWords, plainWords } from './password-words.ts';

const known = {
  school: ['Seven Hills Junior Academy', 'Seven Hills', 'Kampala', 'Kitante'],
  person: ['Akello Nabirye', 'n.ochieng@sevenhills.example'],
};

test.each([
  ['Password1!', /Many people/],
  ['P@ssw0rd!', /Many people/],
  ['pA$$w0rd2024', /Many people/],
  ['Kampala2024!', /words of the school/],
  ['K1tante#2026', /words of the school/],
  ['Uganda@2026', /Many people/],
  ['Webale123!', /Many people/],
  ['Jesus4Life!', /Many people/],
  ['GodIsGood7!', /Many people/],
  ['Arsena1#14', /Many people/],
  ['ILoveYou1!', /Many people/],
  ['!!Welc0me99', /Many people/],
  ['Qwerty123!', /Many people/],
  ['Abcdefg1!', /keyboard or the alphabet/],
  ['Zxcvbnm1!', /keyboard or the alphabet/],
  ['A1b2C3d4!', /keyboard or the alphabet/],
  ['Lkjhgf99!', /keyboard or the alphabet/],
  ['Aaaaaaa1!', /keyboard or the alphabet/],
  ['SevenHills1!', /words of the school/],
  ['7Hills@Academy', /words of the school/],
  ['Akello1987!', /your name or address/],
  ['0chieng#22', /your name or address/],
])('%s is pointed out', (password, reason) => {
  expect(passwordWeakness(password, known)).toMatch(reason);
});

test.each([
  ...['Tr7$kxQmWp', 'Gomesi%Rain42', 'Mango$Tree7', 'xK9!vPq2', 'Kite7!mango-River', '7391!aB%', ''],
  // A known word among enough others is no fault.
  ...['Kampala7!wetTurnip', 'Akello7!quietZebra'],
])('nothing speaks against "%s"', (password) => {
  expect(passwordWeakness(password, known)).toBeUndefined();
});

test('what is offered always keeps the rule, and is never pointed out', () => {
  for (let round = 0; round < 3000; round++) {
    const password = suggestPassword();
    expect(missingFromPassword(password), password).toEqual([]);
    expect(passwordWeakness(password, known), password).toBeUndefined();
  }
  expect(new Set(Array.from({ length: 500 }, suggestPassword)).size).toBeGreaterThan(498);
});

test('the lists are what they are said to be', () => {
  expect(plainWords).toHaveLength(256);
  expect(new Set(plainWords).size).toBe(256);
  expect(plainWords.filter((word) => commonWords.includes(word) || word.length > 6)).toEqual([]);
  expect(commonWords.length).toBeGreaterThan(200);
});
