import type { Campus } from '../../../contract/campuses.ts';
import type { CampusRow } from './campuses.queries.ts';

export function presentCampus(row: CampusRow): Campus {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    pageId: row.pageId,
    path: row.path,
    address: row.address,
    phone: row.phone,
    email: row.email,
    hours: row.hours,
    picture: row.pictures[0]?.name ?? '',
    pictureInfo: row.pictures,
    latitude: row.latitude,
    longitude: row.longitude,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
