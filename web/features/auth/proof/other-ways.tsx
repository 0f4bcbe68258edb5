import { Icon } from '../../../ui/icons/icon.tsx';
import { type Way, ways } from './proof-ways.ts';

type Props = {
  choices: Way[];
  /** Without it each is a button of the form around it, which posts its name. */
  onChoose?: (way: Way) => void;
};

/** What else would do, for whoever cannot use the first. */
export function OtherWays({ choices, onChoose }: Props) {
  if (choices.length === 0) return null;
  return (
    <div className="si-ways">
      <h2>Other ways</h2>
      <ul>
        {choices.map((way) => (
          <li key={way}>
            <button
              type={onChoose ? 'button' : 'submit'}
              name="way"
              value={way}
              onClick={onChoose && (() => onChoose(way))}
            >
              <span className="si-ic">
                <Icon name={ways[way].icon} />
              </span>
              <span>
                <b>{ways[way].label}</b>
                <small>{ways[way].hint}</small>
              </span>
              <Icon name="right" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
