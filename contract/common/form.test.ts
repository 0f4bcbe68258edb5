import { describe, expect, it } from 'vitest';
import {
  answerMaxLength,
  answerMessage,
  applicationInput,
  contactInput,
  enquiryMessages,
  testimonialInput,
} from '../enquiries/enquiries.ts';
import { chosenPassword, missingFromPassword } from '../people/auth.ts';
import { email } from './fields.ts';
import { isEmail } from './form.ts';
import { joinPhone, numberMaxLength, splitPhone } from './phone/phone.ts';

describe('what the forms say and what the API says', () => {
  const messagesOf = (schema: {
    safeParse: (input: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } };
  }) =>
    Object.fromEntries(schema.safeParse({}).error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);

  it('is the same for an empty form', () => {
    const { name, email, phone, message, parentName, childName, birthDate, details, year } = enquiryMessages;
    expect(messagesOf(contactInput)).toEqual({ senderName: name, senderEmail: email, inquiry: message });
    expect(messagesOf(applicationInput)).toEqual({
      pName: parentName,
      email,
      phone,
      cName: childName,
      bDate: birthDate,
      message: details,
    });
    const answers = [1, 2, 3, 4, 5, 6].map((n) => [`question${n}`, answerMessage(n)]);
    expect(messagesOf(testimonialInput)).toEqual({
      senderName: name,
      senderEmail: email,
      senderPhone: phone,
      classOf: year,
      ...Object.fromEntries(answers),
    });
    expect(answerMaxLength * 6).toBeLessThan(40_000 - 6 * 200);
  });

  it('is the same for addresses', () => {
    for (const text of [
      'a@b.co',
      ' a@b.co ',
      "o'k+x@school.ac.ug",
      'a@b',
      'a b@c.ug',
      '.a@b.ug',
      'a..b@c.ug',
      '',
      'a@-b.ug',
      `${'a'.repeat(250)}@b.ug`,
    ]) {
      expect([text, isEmail(text)]).toEqual([text, email.safeParse(text).success]);
    }
  });

  it('is the same for passwords', () => {
    for (const text of [
      '',
      'Abcdef1!',
      'abcdef1!',
      'ABCDEF1!',
      'Abcdefg!',
      'Abcdefg1',
      'Ab1!',
      `Ab1!${'x'.repeat(21)}`,
    ]) {
      expect([text, missingFromPassword(text).length === 0]).toEqual([text, chosenPassword.safeParse(text).success]);
    }
  });
});

describe('a phone number', () => {
  it('is joined with its country', () => {
    expect(joinPhone('UG', '0772 418-330')).toBe('+256772418330');
    expect(joinPhone('UG', '+254 701 226954')).toBe('+254 701 226954');
    expect(joinPhone('UG', '  ')).toBe('');
    expect(joinPhone('other', '0039 06 1234567')).toBe('+39 06 1234567');
    expect(numberMaxLength('UG')).toBe(12);
    expect(numberMaxLength('other')).toBe(16);
  });

  it('is taken apart when it is pasted', () => {
    expect(splitPhone('+256 772 418 330')).toEqual({ country: 'UG', number: '772418330' });
    expect(splitPhone('0044 20 7946 0000')).toEqual({ country: 'GB', number: '2079460000' });
    expect(splitPhone('+39 06 1234567')).toEqual({ country: 'other', number: '+39061234567' });
    expect(splitPhone('0772 418330')).toBeNull();
  });
});
