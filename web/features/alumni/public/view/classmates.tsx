import { SectionHead } from '../../../../ui/layout/section-head.tsx';
import { AlumniList, type AlumnusCard } from '../alumni-list.tsx';

type Props = { classOf: number; alumni: AlumnusCard[]; base: string };

export function Classmates({ classOf, alumni, base }: Props) {
  if (alumni.length === 0) return null;
  return (
    <section className="band tight alt" aria-labelledby="classmates">
      <div className="wrap">
        <SectionHead id="classmates" title={`Also in the class of ${classOf}`} small />
        <AlumniList alumni={alumni} base={base} heading="h3" />
      </div>
    </section>
  );
}
