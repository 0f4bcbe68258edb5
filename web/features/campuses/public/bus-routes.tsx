import type { CampusCard } from '../../../../contract/school/campuses.ts';
import { PlainText } from '../../../ui/text/plain-text.tsx';

/** Every bus of a campus with its stops and times. */
export function BusRoutes({ campus: { routes, busNote } }: { campus: CampusCard }) {
  if (routes.length === 0 && !busNote) return null;
  return (
    <section className="band tight alt" id="bus" aria-labelledby="bus-title">
      <div className="wrap">
        <div className="section-head">
          <h2 id="bus-title">{routes.length > 0 ? busesWords(routes.length) : 'School bus'}</h2>
        </div>
        <div className="cc-routes">
          {routes.map(({ name, note, stops }, place) => (
            <div key={name} className="cc-route">
              <table>
                <caption>
                  <b>
                    {place + 1}. {name}
                  </b>
                  {note && (
                    <span>
                      <PlainText text={note} />
                    </span>
                  )}
                </caption>
                {stops.length > 0 && (
                  <>
                    <thead>
                      <tr>
                        <th scope="col">Stop</th>
                        <th scope="col">To school</th>
                        <th scope="col">Home</th>
                      </tr>
                    </thead>
                    <tbody>
                      {stops.map(({ place: stop, toSchool, home }) => (
                        <tr key={stop}>
                          <th scope="row">{stop}</th>
                          <td>{toSchool}</td>
                          <td>{home}</td>
                        </tr>
                      ))}
                    </tbody>
                  </>
                )}
              </table>
            </div>
          ))}
        </div>
        {busNote && (
          <p className="small cc-bus-note">
            <PlainText text={busNote} />
          </p>
        )}
      </div>
    </section>
  );
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const busesWords = (count: number) => `${numbers[count] ?? count} ${count === 1 ? 'bus' : 'buses'}`;
