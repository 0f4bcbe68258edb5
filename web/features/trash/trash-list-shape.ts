import type { ListShape } from '../../office/table/list-shape.ts';

export const trashListShape = {
  sorts: ['-deletedAt'],
  filters: [
    {
      name: 'kind',
      label: 'Kind',
      options: [
        ['', 'All kinds'],
        ['news', 'News stories'],
        ['article', 'Blog posts'],
        ['event', 'Events'],
        ['gallery', 'Galleries'],
        ['galleryImage', 'Gallery pictures'],
        ['profile', 'Staff profiles'],
        ['alumnus', 'Alumni'],
        ['page', 'Pages'],
        ['termDate', 'Term dates'],
        ['campus', 'Campuses'],
        ['notice', 'Notices'],
        ['document', 'Documents'],
        ['redirect', 'Redirects'],
        ['enquiry', 'Enquiries'],
      ],
    },
  ],
} as const satisfies ListShape;

const others = new Set<string>(['alumnus', 'page', 'campus', 'enquiry', 'notice', 'redirect']);
const [kind] = trashListShape.filters;

/** The same for those who throw away only what they write. */
export const writersTrashShape: ListShape = {
  ...trashListShape,
  filters: [{ ...kind, options: kind.options.filter(([value]) => !others.has(value)) }],
};
