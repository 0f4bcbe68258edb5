import type { PublicCampus } from '../../../contract/school/campuses.ts';
import type { JsonLd, Site } from './json-ld-site.ts';

type Campus = Pick<PublicCampus, 'name' | 'slug' | 'address' | 'phone' | 'email' | 'latitude' | 'longitude'>;

const idOf = ({ slug }: Campus, origin: string) => `${origin}/#campus-${slug}`;

/** A campus is a place of its own, and a part of the school. */
export const campusJsonLd = (campus: Campus, site: Site): JsonLd => ({
  '@context': 'https://schema.org',
  ...placeOf(campus, site),
  parentOrganization: {
    ...{ '@type': 'EducationalOrganization', '@id': `${site.origin}/#school` },
    ...{ name: site.school.schoolName, url: `${site.origin}/` },
  },
});

/** The same among the others, where the school itself is described. */
export const campusesOf = (campuses: PublicCampus[], site: Site): JsonLd[] =>
  campuses.map((campus) => ({ ...placeOf(campus, site), ...(campus.to && { url: `${site.origin}${campus.to}` }) }));

function placeOf(campus: Campus, { school, origin }: Site): JsonLd {
  const { name, address, phone, email, latitude, longitude } = campus;
  const { locality, country } = school.place;
  return {
    '@type': 'ElementarySchool',
    '@id': idOf(campus, origin),
    name: `${school.shortName} ${name}`,
    ...(address && {
      address: {
        ...{ '@type': 'PostalAddress', streetAddress: address },
        ...(locality && { addressLocality: locality }),
        ...(country && { addressCountry: country }),
      },
    }),
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
  };
}
