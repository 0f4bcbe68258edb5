import { ContactForm } from '../../features/enquiries/contact/contact-form.tsx';
import { hydrateIsland } from '../hydrate-island.tsx';

export default (element: HTMLElement) => hydrateIsland(element, ContactForm, 'contact');
