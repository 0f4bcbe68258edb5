import type { ReactNode } from 'react';
import { thisPlace } from '../../../../contract/common/this-school.ts';
import { canBoardSomewhere, classesAt } from '../../../../contract/school/cost.ts';
import type { CostView } from '../../../../contract/school/cost-view.ts';
import { useWords } from '../../../ui/meta/site.ts';
import { Sheet } from '../../../ui/paper/sheet.tsx';

type Props = { view: CostView; whatsapp: boolean; privacyTo: string | undefined };

/** The application for those who write by hand: the same questions, on one sheet. */
export function ApplySheet({ view, whatsapp, privacyTo }: Props) {
  const words = useWords();
  const { classes } = thisPlace();
  const steps = [
    [words.applyStep1, words.applyStep1Text],
    [words.applyStep2, words.applyStep2Text],
    [words.applyStep3, words.applyStep3Text],
  ] as const;
  const terms = [...new Set(view.terms.filter(({ campus }) => campus === null).map(({ name }) => name))].slice(0, 4);
  return (
    <Sheet title="Application for a place" path="/apply" today={view.today}>
      <p className="sheet-lead">
        Write in capital letters. Then bring this sheet to the school
        {whatsapp && ', or send a photo of it by WhatsApp to the number below'}.
      </p>
      <Part number={1} title="You">
        <Line width="w7" label="Parent or guardian’s full name" />
        <Line width="w5" label="You are the child’s" hint="mother, father, aunt, guardian" />
        <Line width="w6" label="Phone" />
        <Line width="w6" label="E-mail" hint="if you have one" />
      </Part>
      <Part number={2} title="Your child">
        <Line width="w7" label="Full name, as on the birth certificate" />
        <div className="w5">
          <div className="sheet-cells" aria-hidden="true">
            <span>D</span>
            <span>D</span>
            <i>/</i>
            <span>M</span>
            <span>M</span>
            <i>/</i>
            <span>Y</span>
            <span>Y</span>
            <span>Y</span>
            <span>Y</span>
          </div>
          <b>Date of birth</b>
        </div>
        <Line width="w7" label="Last school and class" hint="if any" />
        <Line width="w5" label="Brother or sister with us" hint="name and class, if any" />
      </Part>
      <Part number={3} title="The place you want">
        {view.campuses.length > 1 && (
          <Ticks label="Campus" options={view.campuses.slice(0, 12).map((campus) => campusWords(classes, campus))} />
        )}
        {classes.length > 0 && (
          <Ticks label="Class" options={classes.slice(0, 16).map((one) => one.replace(/ Class$/, ''))} />
        )}
        {terms.length > 0 && <Ticks width="w6" label="From" options={terms} />}
        <Ticks
          width="w6"
          label="With"
          options={[
            ...(view.campuses.some(({ buses }) => buses.length > 0) ? ['School bus'] : []),
            ...(canBoardSomewhere(view.fees) ? ['Boarding'] : []),
          ]}
        />
      </Part>
      <Part number={4} title="What we should know">
        <div>
          <div className="sheet-line" />
        </div>
        <Line label="Allergies, medicine, a language at home, something your child loves or fears" />
      </Part>
      <div className="sheet-ask">
        <Line width="w8" label="Signature" />
        <Line width="w4" label="Date" />
      </div>
      <div className="sheet-box sheet-three">
        {steps.map(([title, text], place) => (
          <section key={title}>
            <b>
              {place + 1} {title}
            </b>
            <br />
            {text}
          </section>
        ))}
      </div>
      <p className="sheet-fine">
        We use this only to decide with you about a place. You may ask to see or correct it
        {privacyTo ? `: ${privacyTo}` : ''}.
      </p>
      <div className="sheet-ask">
        <Line width="w4" label="Office: received on" />
        <Line width="w4" label="by" />
        <Line width="w4" label="number" />
      </div>
    </Sheet>
  );
}

/** Lake, to P4 */
function campusWords(classes: string[], campus: CostView['campuses'][number]): string {
  const taught = classesAt(classes, campus);
  const last = taught.at(-1);
  return last === classes.at(-1) || last === undefined ? campus.name : `${campus.name}, to ${last}`;
}

type PartProps = { number: number; title: string; children: ReactNode };

const Part = ({ number, title, children }: PartProps) => (
  <section>
    <div className="sheet-part">
      <span aria-hidden="true">{number}</span>
      <h2>{title}</h2>
    </div>
    <div className="sheet-ask">{children}</div>
  </section>
);

const Line = ({ label, hint, width }: { label: string; hint?: string; width?: string }) => (
  <div className={width}>
    <div className="sheet-line" />
    <b>
      {label} {hint && <i>{hint}</i>}
    </b>
  </div>
);

const Ticks = ({ label, options, width }: { label: string; options: string[]; width?: string }) =>
  options.length === 0 ? null : (
    <div className={width}>
      <b>{label}</b>
      <div className="sheet-ticks">
        {options.map((option) => (
          <span key={option}>{option}</span>
        ))}
      </div>
    </div>
  );
