import { Pocket } from '../../features/pocket/pocket.tsx';
import { hydrateIsland } from '../hydrate-island.tsx';

export default (element: HTMLElement) => hydrateIsland(element, Pocket);
