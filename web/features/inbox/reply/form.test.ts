import { expect, test } from 'vitest';
import { fillTemplate } from '../../../../contract/enquiries/reply-templates.ts';
import { markedParts, quotedWords } from './form.ts';

const facts = {
  ...{ 'first name': 'Sylvia', name: 'Sylvia Kemigisha', child: '', code: 'K7M-4PX', school: 'Hill School' },
  ...{ phone: '+256 414 530 117', me: 'Grace' },
};

test('a template is filled in, and what is not known stays to be seen', () => {
  const { text, filled } = fillTemplate('Dear {first name}, {child} and {nobody} call {phone}. {Me}', facts);
  expect(text).toBe('Dear Sylvia, {child} and {nobody} call +256 414 530 117. {Me}');
  expect(filled).toEqual(['Sylvia', '{child}', '{nobody}', '+256 414 530 117']);
});

test('words of a form that look like a place are not filled in', () => {
  const { text } = fillTemplate('Dear {name}', { ...facts, name: '{code} $& $1' });
  expect(text).toBe('Dear {code} $& $1');
});

test('what was filled in is marked, whatever signs it has', () => {
  expect(markedParts('Call +256 (0) a.', ['+256 (0)', 'nothing'])).toEqual([
    { words: 'Call ', marked: false },
    { words: '+256 (0)', marked: true },
    { words: ' a.', marked: false },
  ]);
  expect(markedParts('Ann Lee', ['Ann', 'Ann Lee'])).toEqual([{ words: 'Ann Lee', marked: true }]);
  expect(markedParts('a', [])).toEqual([{ words: 'a', marked: false }]);
});

test('quoted line by line', () => {
  expect(quotedWords(' One\n\nTwo ')).toBe('> One\n>\n> Two');
});
