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
        ['enquiry', 'Enquiries'],
      ],
    },
  ],
} as const satisfies ListShape;
