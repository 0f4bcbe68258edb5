import { plainSources, type Statistics, statisticsPeriods } from '../../../contract/office/statistics.ts';
import { Box } from '../../office/boxes/box.tsx';
import { SumBars } from '../../office/charts/sum-bars.tsx';
import { OfficeHead } from '../../office/frame/head.tsx';
import { Link } from '../../ui/links/link.tsx';
import { Readings } from './readings.tsx';
import { type StatisticsRequest, statisticsAddress } from './statistics-request.ts';

type Props = { request: StatisticsRequest; statistics: Statistics };

/** What readers read, where they came from and what they missed: sums of days, and nothing about anybody. */
export function StatisticsPage({ request, statistics }: Props) {
  const { page, sources, pages, missed, campuses, ...readings } = statistics;
  const { days } = request;
  const ofPage = (path: string | undefined) => statisticsAddress({ days, page: path });
  return (
    <>
      <OfficeHead
        title={page ? page.title : 'Statistics'}
        note="Sums of each day. No cookies, no addresses, nothing about anybody; robots are left out."
        {...(page && { back: { to: ofPage(undefined), label: 'The whole site' } })}
      >
        {page && (
          <Link className="btn line sm" to={page.path}>
            Open the page
          </Link>
        )}
      </OfficeHead>
      <nav className="chips stat-chips" aria-label="Period">
        {statisticsPeriods.map((period) => (
          <Link
            key={period}
            to={statisticsAddress({ ...request, days: period })}
            aria-current={period === days ? 'true' : undefined}
            preventScrollReset
          >
            {period} days
          </Link>
        ))}
      </nav>
      <div className="dash">
        <Readings {...readings} days={days} />
        <Box title="Where readers came from" className="c5">
          <Sources sources={sources} />
        </Box>
        {!page && (
          <>
            <Box title="Read most" className="c7">
              {pages.length === 0 ? (
                <p className="muted small">Nothing was counted by page in these days.</p>
              ) : (
                <SumBars
                  label="What was read most"
                  heads={['Page', 'Read']}
                  rows={pages.map(({ path, title, count }) => ({
                    ...{ key: path, count },
                    words: <Link to={ofPage(path)}>{title}</Link>,
                  }))}
                />
              )}
            </Box>
            <Box title="Looked for, not found" className="c5">
              <Missed missed={missed} />
            </Box>
          </>
        )}
      </div>
      {campuses.length > 0 && <CampusPages campuses={campuses} open={page?.path} addressOf={ofPage} />}
    </>
  );
}

const sourceNames: Record<(typeof plainSources)[number], string> = {
  direct: 'Typed, saved or sent to them',
  own: 'Another page of the site',
  other: 'Other sites',
};
const isPlain = (source: string): source is keyof typeof sourceNames =>
  (plainSources as readonly string[]).includes(source);

function Sources({ sources }: Pick<Statistics, 'sources'>) {
  if (sources.length === 0) return <p className="muted small">Nobody came in these days.</p>;
  const rows = sources.map(({ source, count }) => ({
    ...{ key: source, count },
    words: isPlain(source) ? sourceNames[source] : source,
  }));
  return <SumBars label="Where readers came from" heads={['Site', 'Read']} rows={rows} />;
}

function Missed({ missed }: Pick<Statistics, 'missed'>) {
  if (missed.length === 0) return <p className="muted small">Nobody looked twice for what is not there.</p>;
  return (
    <>
      <SumBars
        label="Looked for, not found"
        heads={['Words', 'Looked for']}
        rows={missed.map(({ words, count }) => ({ key: words, words, count }))}
      />
      <p className="muted small stat-hint">
        Words people typed that led to nothing. A story or a page could answer them.
      </p>
    </>
  );
}

type CampusProps = Pick<Statistics, 'campuses'> & { open: string | undefined; addressOf: (path: string) => string };

const CampusPages = ({ campuses, open, addressOf }: CampusProps) => (
  <nav className="stat-campuses" aria-label="Pages of the campuses">
    <h2>Campuses</h2>
    <p className="chips">
      {campuses.map(({ path, title }) => (
        <Link key={path} to={addressOf(path)} aria-current={path === open ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </p>
  </nav>
);
