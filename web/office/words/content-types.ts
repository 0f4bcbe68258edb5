type ContentType = {
  /** What one of it is called. */
  name: string;
  /** Where it is found, by its id; nothing for what has no page of its own. */
  address?: (id: string) => string;
  /** Can be brought back when it was deleted. */
  restorable?: true;
};

/** The order of a group is kept under its number: order-20. */
const profileAddress = (id: string) => {
  const [, group] = /^order-(\d+)$/.exec(id) ?? [];
  return group ? `/desk/staff/order?group=${group}` : `/profiles/view/${id}`;
};

/** What can be written about in the log, and where it is. */
const contentTypes: Record<string, ContentType> = {
  news: { name: 'News story', address: (id) => `/news/view/${id}`, restorable: true },
  article: { name: 'Blog post', address: (id) => `/blog/view/${id}`, restorable: true },
  event: { name: 'Event', address: (id) => `/events/view/${id}`, restorable: true },
  gallery: { name: 'Gallery', address: (id) => `/gallery/view/${id}`, restorable: true },
  galleryImage: { name: 'Gallery picture', address: (id) => `/gallery/edit/${id}`, restorable: true },
  profile: { name: 'Staff profile', address: profileAddress, restorable: true },
  alumnus: { name: 'Alumnus', address: (id) => `/alum/view/${id}`, restorable: true },
  termDate: {
    name: 'Term date',
    address: (id) => (id === 'year' ? '/desk/term-dates' : `/desk/term-dates/${id}`),
    restorable: true,
  },
  // Readers find a page by its path, which changes; by its id it is found in the office alone.
  page: { name: 'Page', address: (id) => `/desk/pages/${id}`, restorable: true },
  notice: { name: 'Notice', address: (id) => `/admin/notices/${id}`, restorable: true },
  document: { name: 'Document', address: (id) => `/desk/documents/${id}`, restorable: true },
  // One that is added is called by its address, and one that a table brings by none.
  redirect: {
    name: 'Redirect',
    address: (id) => `/admin/redirects${/^\d+$/.test(id) ? `/${id}` : ''}`,
    restorable: true,
  },
  picture: { name: 'Picture' },
  user: { name: 'User', address: (id) => `/admin/users/${id}` },
  invitation: { name: 'Invitation', address: () => '/admin/users/invitations' },
  enquiry: { name: 'Enquiry', address: (id) => `/admin/enquiries/${id}`, restorable: true },
  mail: { name: 'Mail', address: () => '/admin/enquiries' },
  order: { name: 'Order', address: (id) => `/admin/orders/${id}` },
  product: { name: 'Product', address: (id) => `/admin/products/${id}` },
  committee: { name: 'Committee', address: (id) => `/admin/committees/${id}` },
  campus: {
    name: 'Campus',
    address: (id) => (id === 'order' ? '/admin/campuses' : `/admin/campuses/${id}`),
    restorable: true,
  },
  person: { name: 'Personal data', address: () => '/admin/privacy' },
  settings: { name: 'Settings', address: () => '/admin/settings' },
};

export const contentTypeNames: [kind: string, name: string][] = Object.entries(contentTypes).map(([kind, { name }]) => [
  kind,
  name,
]);

export const contentTypeName = (kind: string): string => contentTypes[kind]?.name ?? kind;

export const contentAddress = (kind: string, id: string | number): string | undefined =>
  contentTypes[kind]?.address?.(String(id));

export const isRestorable = (kind: string): boolean => contentTypes[kind]?.restorable === true;
