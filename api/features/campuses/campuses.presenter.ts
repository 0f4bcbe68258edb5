import type { Campus } from '../../../contract/school/campuses.ts';
import type { Version } from '../revisions/revisions.service.ts';
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
    whatsapp: row.whatsapp,
    callNote: row.callNote,
    directions: row.directions,
    landmarks: row.landmarks,
    times: row.times,
    firstClass: row.firstClass,
    lastClass: row.lastClass,
    headId: row.headId,
    headNote: row.headNote,
    routes: row.routes,
    busNote: row.busNote,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What a change takes to bring it back. */
export function presentVersion(row: CampusRow): Version {
  const {
    id,
    path: _path,
    pictureInfo: _info,
    createdAt: _created,
    updatedAt: _updated,
    ...content
  } = presentCampus(row);
  return { kind: 'campus', itemId: id, title: row.name, content };
}
