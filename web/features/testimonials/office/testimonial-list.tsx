import type { Testimonial } from '../../../../contract/content/alumni.ts';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { isNarrowed, listHref } from '../../../office/table/list-request.ts';
import type { ListRequest } from '../../../office/table/list-shape.ts';
import { NothingFound } from '../../../office/table/nothing-found.tsx';
import { ListTools } from '../../../office/table/tools/list-tools.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { Pager } from '../../../ui/links/pager.tsx';
import { type Decisions, TestimonialCard } from './testimonial-card.tsx';
import { testimonialListShape as shape, testimonialOrders } from './testimonial-list-shape.ts';
import { useTestimonialChoice } from './use-testimonial-choice.tsx';

const nouns: [string, string] = ['testimonial', 'testimonials'];

type Props = {
  docs: Testimonial[];
  /** By file name: only administrators may fetch what is not published, so no plain address shows it. */
  photographs: Map<string, Promise<Blob | null>>;
  pages: number;
  total: number;
  request: ListRequest;
  decisions: Decisions;
};

/** What former pupils have written and an administrator has not read yet, the oldest first unless asked otherwise. */
export function TestimonialList({ docs, photographs, pages, total, request, decisions }: Props) {
  const { choice, acts } = useTestimonialChoice(docs, listHref(request, shape, { page: request.page }));
  return (
    <>
      <OfficeHead
        title="Testimonials"
        note="What is approved appears in the alumni directory and, with its picture, among the alumni testimonials."
      >
        <ButtonLink to="/desk/alumni?state=public" kind="line" small>
          Approved
        </ButtonLink>
        <ButtonLink to="/admin/trash?kind=alumnus" kind="line" small>
          Refused
        </ButtonLink>
      </OfficeHead>
      <section className="testimonials" aria-label="Waiting testimonials">
        {(total > 0 || isNarrowed(request)) && (
          <ListTools
            request={request}
            shape={shape}
            search={{ label: 'Search testimonials', hint: 'Name or e-mail' }}
            sortChoices={testimonialOrders}
          />
        )}
        <p className="list-count" role="status">
          {countOf(total, isNarrowed(request))}
        </p>
        {acts}
        {docs.map((testimonial) => (
          <TestimonialCard
            key={testimonial.id}
            testimonial={testimonial}
            photograph={photographs.get(testimonial.picture)}
            decisions={decisions}
            choice={choice}
          />
        ))}
        {docs.length === 0 && (
          <div className="box">
            <NothingFound
              request={request}
              shape={shape}
              total={total}
              nouns={nouns}
              empty={{
                sentence: 'Nobody is waiting.',
                drawing: 5,
                way: (
                  <ButtonLink to="/alum" kind="line">
                    To the alumni directory
                  </ButtonLink>
                ),
              }}
            />
          </div>
        )}
        <Pager
          page={request.page}
          pages={pages}
          href={(page) => listHref(request, shape, { page })}
          label="Pages of testimonials"
        />
      </section>
    </>
  );
}

function countOf(total: number, narrowed: boolean): string {
  if (narrowed) return `${total.toLocaleString('en')} ${total === 1 ? nouns[0] : nouns[1]} found`;
  return total === 1 ? 'One testimonial waits.' : `${total.toLocaleString('en')} testimonials wait.`;
}
