import type { SchoolSettings } from '../../../contract/site/settings.ts';

type Props = { school: SchoolSettings; address: string };

/** What a printed page says about itself; the day is added when it is printed (see the script for it). */
export function PaperHead({ school, address }: Props) {
  const lines = [school.address.replaceAll('\n', ', '), school.phone, address].filter(Boolean);
  return (
    <p className="on-paper">
      <b>{school.schoolName}</b> {lines.join(' · ')}
    </p>
  );
}
