import type { ReactNode } from 'react';
import { Navigate, useRevalidator } from 'react-router';
import { openSite } from '../../office/first-steps/open-site.ts';
import type { SetupData } from './loads/setup-data.ts';
import { SetupFrame } from './setup-frame.tsx';
import { Finish } from './steps/finish.tsx';
import { stepViews } from './steps/step-views.tsx';
import { firstOpen, pathOf, progressOf, stepAt } from './steps.ts';

type Props = {
  data: SetupData;
  step: string | undefined;
  /** The home page in the frame of the site, for the last screen. */
  page: ReactNode;
};

export function SetupScreen({ data, step, page }: Props) {
  const { settings, crest, setup, userName, campuses } = data;
  const { school, brand } = settings;
  const { revalidate } = useRevalidator();
  const names = campuses.map(({ name }) => name);
  const progress = progressOf(setup, { userName, schoolName: school.schoolName, campuses: names });

  const asked = stepAt(step);
  if (asked === 'done') {
    const missing = setup.isNew ? firstOpen(progress) : undefined;
    if (missing) return <Navigate to={pathOf(missing)} replace />;
    const open = async () => {
      const isDone = await openSite();
      await revalidate();
      return isDone;
    };
    return <Finish of={{ ...school, crest }} {...{ brand, setup, progress, page, open }} />;
  }
  // The account is there: whoever asks for its step again begins with the next.
  const at = asked === 'owner' ? 'school' : asked;
  const View = stepViews[at];
  return (
    <SetupFrame at={at} progress={progress}>
      <View data={data} />
    </SetupFrame>
  );
}
