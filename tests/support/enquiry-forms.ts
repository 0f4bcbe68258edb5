// The public forms as people fill them in.
export const contact = {
  senderName: 'Sarah Auma',
  senderEmail: 'sarah@mail.example',
  senderPhone: '+256772000111',
  inquiry: 'When is the open day?\r\nThank you.',
};
export const application = {
  pName: 'Peter Okello',
  email: 'peter@mail.example',
  phone: '+256772000222',
  cName: 'Joy Okello',
  bDate: '2019-03-14',
  message: 'She likes maths.',
};
const questions = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`question${n}`, `Answer ${n}`]));
export const testimonial = {
  senderName: 'Ruth Achieng',
  senderEmail: 'ruth@mail.example',
  senderPhone: '+256772000333',
  classOf: 2010,
  ...questions,
};
