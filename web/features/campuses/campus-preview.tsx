import { useEffect, useState } from 'react';
import type { CampusCard as Card } from '../../../contract/school/campuses.ts';
import { useFormState } from '../../ui/form/form-state.ts';
import { Banner } from '../../ui/layout/banner.tsx';
import { headOf } from './campus-calls.ts';
import { campusContent } from './form.ts';
import { BusRoutes } from './public/bus-routes.tsx';
import { CampusCard } from './public/campus-card.tsx';

/** What the page of a campus says about reaching it, as it is typed, by the view that readers get. */
export default function CampusPreview({ id }: { id: number }) {
  const { values, typed } = useFormState();
  const { name, latitude, longitude, headId, ...content } = campusContent(typed ?? values);
  const head = useHead(String(headId ?? ''));
  const place = { latitude: degrees(latitude), longitude: degrees(longitude) };
  const campus: Card = { ...content, ...place, id, head, name: name || 'No name yet' };
  return (
    <>
      <Banner title={campus.name} />
      <CampusCard campus={campus} />
      <BusRoutes campus={campus} />
    </>
  );
}

const degrees = (typed: unknown): number | null => {
  const text = String(typed ?? '').trim();
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text);
};

/** Whom readers will find as its head. */
function useHead(headId: string): Card['head'] {
  const [head, setHead] = useState<Card['head']>(null);
  useEffect(() => {
    let isOld = false;
    headOf(headId).then(
      (found) => !isOld && setHead(found),
      () => !isOld && setHead(null),
    );
    return () => {
      isOld = true;
    };
  }, [headId]);
  return head;
}
