import { createContext } from 'react-router';
import type { PageWeight } from '../../../contract/pages/page-weight.ts';

type Pocket = {
  /** Switched off by whoever runs the site. */
  isOff: boolean;
  weigh: (paths: string[]) => Promise<PageWeight[]>;
};

/** The server knows what its pages weigh. */
export const pocketContext = createContext<Pocket>();
