type Kind = {
  /** What one of it is called. */
  name: string;
  /** Where it is found, by its id; nothing for what has no page of its own. */
  address?: (id: string) => string;
  /** Can be brought back when it was deleted. */
  lasting?: true;
};

/** What can be written about in the log, and where it is. */
const kinds: Record<string, Kind> = {
  news: { name: 'News story', address: (id) => `/news/view/${id}`, lasting: true },
  article: { name: 'Blog post', address: (id) => `/blog/view/${id}`, lasting: true },
  event: { name: 'Event', address: (id) => `/events/view/${id}`, lasting: true },
  gallery: { name: 'Gallery', address: (id) => `/gallery/view/${id}`, lasting: true },
  galleryImage: { name: 'Gallery picture', address: (id) => `/gallery/edit/${id}`, lasting: true },
  profile: { name: 'Staff profile', address: (id) => `/profiles/view/${id}`, lasting: true },
  alumnus: { name: 'Alumnus', address: (id) => `/alum/view/${id}`, lasting: true },
  page: { name: 'Page', address: (id) => `/${id}` },
  picture: { name: 'Picture' },
  user: { name: 'User', address: (id) => `/admin/users/${id}` },
  invitation: { name: 'Invitation', address: () => '/admin/users/invitations' },
  enquiry: { name: 'Enquiry', address: (id) => `/admin/enquiries/${id}` },
  mail: { name: 'Mail', address: () => '/admin/enquiries' },
  order: { name: 'Order', address: (id) => `/admin/orders/${id}` },
  product: { name: 'Product', address: (id) => `/admin/products/${id}` },
  committee: { name: 'Committee', address: (id) => `/admin/committees/${id}` },
  person: { name: 'Personal data', address: () => '/admin/privacy' },
  settings: { name: 'Settings', address: () => '/admin/settings' },
};

export const kindNames: [kind: string, name: string][] = Object.entries(kinds).map(([kind, { name }]) => [kind, name]);

export const kindName = (kind: string): string => kinds[kind]?.name ?? kind;

export const thingAddress = (kind: string, id: string | number): string | undefined =>
  kinds[kind]?.address?.(String(id));

export const isLasting = (kind: string): boolean => kinds[kind]?.lasting === true;
