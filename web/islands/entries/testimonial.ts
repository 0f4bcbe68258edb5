import { TestimonialForm } from '../../features/testimonials/public/testimonial-form.tsx';
import { hydrateIsland } from '../hydrate-island.tsx';

export default (element: HTMLElement) => hydrateIsland(element, TestimonialForm, 'testimonial');
