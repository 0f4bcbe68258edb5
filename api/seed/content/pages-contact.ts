import { facts, figure, spelled } from '../facts.ts';
import { daysAfter, inFull, inWords } from '../year/days.ts';
import type { SchoolYear } from '../year/school-year.ts';
import type { SeedPage } from './types.ts';

export const contactPages = (when: SchoolYear): SeedPage[] => [
  {
    id: 'vacancies',
    tag: 'contact',
    title: 'Vacancies',
    html: `<p>${facts.staff} people work at Seven Hills, and on average they stay for nine years. Classes have at most ${facts.largestClass} children, every teacher has five free periods a week to plan, and once a term you spend a week on another campus to see how others do it. We pay on the 25th of each month.</p>
<h2>P2 class teacher, Ntinda</h2>
<p>From ${inWords(when.vacancies.begins)}, full time, UGX 1,750,000 a month. You teach 22 children all subjects except music and swimming. You need a Grade III certificate or a diploma in primary education, registration with the Ministry, and two years with lower primary. Luganda is a plus. Your first contact is Juliet Asiimwe, head of campus.</p>
<h2>Librarian, Najja</h2>
<p>From ${inWords(when.vacancies.begins)}, full time, UGX 1,600,000 a month. You run a library of ${figure(facts.campuses.najja.books)} books and more than ten thousand loans a year, read to nursery classes and open the doors to families on Saturday mornings, with Monday free instead. You need a diploma in library science or five years in a school library, and a voice that can do a tortoise and a leopard.</p>
<h2>Swimming assistant and lifeguard, Bunga</h2>
<p>From ${inWords(daysAfter(when.vacancies.begins, 21))}, thirty hours a week, UGX 1,100,000 a month. You help Joel Okello with groups of ${spelled(facts.swimmingGroup)} and watch the water with a second lifeguard. You need a lifesaving certificate, or you do the course with us before you start. Women are especially encouraged to apply, because half of our swimmers are girls.</p>
<h2>How to apply</h2>
<ol>
  <li>Send a letter of one page, your CV and copies of your certificates to jobs@sevenhills.example by ${inFull(when.vacancies.deadline)}. Name the post in the subject line.</li>
  <li>We call those we would like to meet by ${inWords(when.vacancies.callsBy)}. You teach a lesson or run a session of thirty minutes, then talk with two staff and one parent.</li>
  <li>You hear from us within a week, whatever the answer is.</li>
</ol>
<p>We never ask for money from applicants. Before anyone starts we check two references, the national ID and a police certificate of good conduct, and everyone takes our <a href="/child-protection">child protection</a> course in the first week. Questions? <a href="/contact">Write to us</a>.</p>`,
    pictures: [
      { set: 'gallery', n: 4 },
      { set: 'facility', n: 0 },
    ],
  },
  {
    id: 'visit',
    tag: 'contact',
    title: 'Visit a campus',
    html: `<p>The best time to see a school is a normal school day. Come in the morning, when the gate is busy and the classrooms are full. You will walk around with the head of the campus, look into real lessons and taste the porridge. Plan one hour, and bring your child.</p>
<table>
  <thead>
    <tr><th>Campus</th><th>Tours in term</th><th>Guide</th><th>Phone</th></tr>
  </thead>
  <tbody>
    <tr><td>Kitante</td><td>Tuesday and Thursday, 9:00</td><td>Moses Kato</td><td>0414 530 117</td></tr>
    <tr><td>Najja</td><td>Monday and Friday, 9:00</td><td>Robinah Kyomugisha</td><td>0414 530 118</td></tr>
    <tr><td>Makindye</td><td>Wednesday, 9:00</td><td>Stephen Ochieng</td><td>0414 530 119</td></tr>
    <tr><td>Bunga</td><td>Tuesday and Friday, 9:00</td><td>Henry Lwanga</td><td>0414 530 120</td></tr>
    <tr><td>Ntinda</td><td>Monday and Thursday, 9:00</td><td>Juliet Asiimwe</td><td>0414 530 121</td></tr>
  </tbody>
</table>
<h2>How to book</h2>
<p>Send a message through the <a href="/contact">contact form</a> or on WhatsApp to +256 772 530 117, with the campus, the day and the age of your child. We answer within one school day. You may also come without booking, but then we cannot promise that the head is free.</p>
<h2>Open mornings</h2>
<p>On ${inFull(when.next('openMorning'))} Najja and Ntinda are open from 9:00 to 12:00. Teachers are in their rooms, pupils show you around, and the bursar answers questions about fees. What else is on stands in the <a href="/events">calendar</a>.</p>
<h2>Good questions to ask us</h2>
<ul>
  <li>How many children are in this class today, and what are their names?</li>
  <li>What happens when a child is sad, or unkind?</li>
  <li>Who is with the children between the last lesson and the bus?</li>
  <li>May I talk to a parent who is already here?</li>
</ul>
<h2>When you arrive</h2>
<p>Please bring an ID. The guard gives you a visitor's badge and calls your guide. For the safety of the children, do not take photographs of them, and stay with your guide. All campuses have parking, and Kitante, Bunga and Ntinda have ramps for wheelchairs and prams. For the way to each gate see <a href="/kitante">Kitante</a>, <a href="/najja">Najja</a>, <a href="/makindye">Makindye</a>, <a href="/bunga">Bunga</a> and <a href="/ntinda">Ntinda</a>.</p>`,
    pictures: [
      { set: 'event', n: 11 },
      { set: 'hero', n: 5 },
    ],
  },
];
