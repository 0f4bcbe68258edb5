import { ApplicationForm } from '../../features/enquiries/apply/application-form.tsx';
import { hydrateIsland } from '../hydrate-island.tsx';

export default (element: HTMLElement) => hydrateIsland(element, ApplicationForm, 'application');
