/** Who answers, in the words of one school; the rest of the texts is true of every school that uses this site. */
type People = { privacy: string; protection: string };

/** The words of a school that has not said anything about itself yet. */
export const anySchool: People = {
  privacy: 'The head of the school answers for this.',
  protection:
    'The head of the school answers for this. Ask at the office to speak with the head, and you need not say why.',
};

// How long forms are kept is a setting: the page itself says it below this text (web/features/pages/retention-note.tsx).
export const privacyText = ({
  privacy,
}: People): string => `<p>When you write to us you trust us with something of yours, and often of a child. This page says what we keep, why, for how long, who sees it and what you may ask of us. We follow Uganda’s Data Protection and Privacy Act, 2019.</p>
<h2>What we ask for</h2>
<ul>
  <li><strong>A message:</strong> your name, your e-mail, what you write, and your phone number if you give it.</li>
  <li><strong>An application:</strong> your name, e-mail and phone number, your child’s name and date of birth, and what you tell us about your child.</li>
  <li><strong>The story of a former pupil:</strong> your name, class, e-mail and phone number, your answers and your picture.</li>
</ul>
<p>Please write no more about a child’s health or family than we need to answer you. The rest can be said when we meet.</p>
<h2>Why</h2>
<p>To answer you, to decide with you about a place, and to keep in touch with former pupils. For nothing else: we do not sell or lend it, and we send no advertising. Data of a child we take only from a parent or guardian, and with their consent. You may take your consent back at any time.</p>
<h2>Who sees it</h2>
<p>The few people in the office who run this site, and those who must know in order to answer you. Of a former pupil readers see name, class, story and picture, once we have accepted them; never the e-mail or the phone number. A child who can be recognised is shown in a picture only when the parents have agreed.</p>
<h2>How long</h2>
<p>What you send through a form is deleted after the time that stands at the end of this page. Safety copies of the site still hold it for some months, until newer ones take their place. Stories and pictures stay until they are taken down, which you may ask for.</p>
<h2>When you only read</h2>
<p>Readers get no cookie. Nobody follows you through this site, and nothing on it comes from advertisers. We count how often a page is read, and not by whom.</p>
<h2>Your rights</h2>
<ul>
  <li>Ask what we keep about you or your child, and get a copy.</li>
  <li>Have what is wrong put right.</li>
  <li>Have it deleted, or tell us to stop using it.</li>
  <li>Take back a consent, also for a picture.</li>
</ul>
<p>We first make sure that it is you who asks, and then answer as soon as we can. It costs nothing.</p>
<h2>Whom to ask</h2>
<p>${privacy} Write through the <a href="/contact">contact page</a>, or use the address, the phone number or the e-mail at the foot of every page. If our answer does not satisfy you, you may complain to the Personal Data Protection Office, the authority for this in Uganda: <a href="https://pdpo.go.ug">pdpo.go.ug</a>.</p>`;

export const protectionText = ({
  protection,
}: People): string => `<p>Every child has the right to be safe here: in class, on the bus, in the water, in the dormitory and online. Anybody who is worried about a child should say so, and should never have to wonder to whom.</p>
<h2>If a child is in danger now</h2>
<ul>
  <li>Call the police: 999 or 112.</li>
  <li>Call the Uganda Child Helpline: 116. It is free, day and night, for children and adults.</li>
</ul>
<h2>If you are worried</h2>
<p>${protection} You do not need proof. A feeling that something is wrong is enough, and it does not matter whether it is about an adult, another child, or something at home. You can also write through the <a href="/contact">contact page</a>; only the office reads it.</p>
<h2>What we do then</h2>
<ol>
  <li>We listen to the child, calmly and without leading questions. We never promise to keep it secret.</li>
  <li>We write down what was said, on the same day and in the child’s own words.</li>
  <li>We make sure that the child is safe, and tell the parents, unless that would put the child in danger.</li>
  <li>We report it to the police or the probation and welfare officer, as the law asks. We do not decide ourselves whether it is true.</li>
</ol>
<p>Nobody who speaks up in good faith has anything to fear from us.</p>
<h2>Who works with children</h2>
<p>Before anyone works with children here, paid or unpaid, we check who they are and ask those who knew them before. Everyone learns how to protect children, and what to do when a child tells them something. Nobody hits, shames or threatens a child. Visitors come to the office first and are never alone with children.</p>
<h2>Pictures and names</h2>
<p>We show a child who can be recognised only when the parents have agreed, and they may take it back at any time. Please do not put pictures of other people’s children on the internet. What we do with what you send us is on the page about <a href="/privacy">privacy</a>.</p>`;
