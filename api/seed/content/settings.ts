import type { Place } from '../../../contract/common/this-school.ts';

/** The demo school's name, addresses and statements, as an administrator would fill them in. */
export const settings = {
  schoolName: 'Seven Hills Junior Academy',
  shortName: 'Seven Hills',
  motto: 'No child climbs alone.',
  address: ['Plot 14, Kitante Road', 'P.O. Box 7207, Kampala', 'Uganda'].join('\n'),
  phone: '+256 414 530 117',
  mailbox: 'info@sevenhills.example',
  officeHours: 'Monday to Friday, 7:30 to 17:00',
  social: {
    facebook: 'https://www.facebook.com/sevenhills.example',
    instagram: 'https://www.instagram.com/sevenhills.example',
    youtube: 'https://www.youtube.com/@sevenhills.example',
    x: 'https://x.com/sevenhills_example',
    whatsapp: 'https://wa.me/256772530117',
  },
  vision:
    'A Kampala where every child leaves primary school able to read deeply, think clearly and care for the people next to them.',
  mission: 'To teach small classes with great care, on campuses close to home, so that no child climbs alone.',
  // The strip says what comes next, from the term dates.
  notice: '',
};

export const place: Place = {
  country: 'UG',
  locality: 'Kampala',
  timeZone: 'Africa/Kampala',
  currency: 'UGX',
  orderPrefix: 'SH',
  classes: ['Baby Class', 'Middle Class', 'Top Class', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'],
  foundedYear: 2002,
  schoolYear: null,
};
