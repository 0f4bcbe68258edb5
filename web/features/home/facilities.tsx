import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Scene } from '../../ui/pictures/scene.tsx';

type Facility = { icon: IconName; name: string; words: string };

const facilities: Facility[] = [
  {
    icon: 'book',
    name: 'Books & Library',
    words: 'Shelves in English, Luganda and Kiswahili, and books that go home with every pupil.',
  },
  {
    icon: 'ball',
    name: 'Sports',
    words: 'A pool at Bunga, grass pitches at Kitante and Najja, netball courts on all five campuses.',
  },
  {
    icon: 'monitor',
    name: 'Information Technology',
    words: 'A computer for each child in the lesson, and a robotics table run by the pupils themselves.',
  },
];

export function Facilities() {
  return (
    <section className="facility" aria-labelledby="facilities-title">
      <Scene set="facility" className="facility-art" described />
      <div className="panel">
        <h2 id="facilities-title">Our Facilities</h2>
        <ul>
          {facilities.map(({ icon, name, words }) => (
            <li key={name}>
              <Icon name={icon} />
              <h3>{name}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
