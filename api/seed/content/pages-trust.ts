import { privacyText, protectionText } from '../trust-texts.ts';
import type { SeedPage } from './types.ts';

const ours = {
  privacy:
    'Ruth Namutebi, the director, answers for this, and Florence Babirye in the office looks after the requests.',
  protection:
    'Tell the class teacher, the head of the campus or the nurse, on the same day. Dr Patricia Mbabazi, head of health and welfare, answers for this on all five campuses, and Paul Ssenyonga, our counsellor, is at each of them once a week. A child can put a note in the yellow box by the library.',
};

export const trustPages = (): SeedPage[] => [
  { id: 'privacy', tag: 'trust', title: 'Privacy', html: privacyText(ours), pictures: [] },
  {
    id: 'child-protection',
    tag: 'trust',
    title: 'Child protection',
    html: protectionText(ours),
    pictures: [{ set: 'event', n: 18 }],
  },
];
