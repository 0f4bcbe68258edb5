import { DirectoryFilters } from '../../features/alumni/public/directory-filters.tsx';
import { hydrateIsland } from '../hydrate-island.tsx';

export default (element: HTMLElement) => hydrateIsland(element, DirectoryFilters);
