import type { z } from 'zod';
import type { SchoolSettings, settingsView } from '../../../contract/settings.ts';
import type { Settings } from './settings.service.ts';

export function presentSchool(school: SchoolSettings): SchoolSettings {
  const { facebook, instagram, youtube, x, whatsapp } = school.social;
  return {
    schoolName: school.schoolName,
    shortName: school.shortName,
    motto: school.motto,
    address: school.address,
    phone: school.phone,
    mailbox: school.mailbox,
    officeHours: school.officeHours,
    social: { facebook, instagram, youtube, x, whatsapp },
    vision: school.vision,
    mission: school.mission,
    notice: school.notice,
  };
}

export function presentSettings({ school, recipients, updatedAt }: Settings): z.infer<typeof settingsView> {
  const { contact, application, testimonial } = recipients;
  return {
    school: presentSchool(school),
    recipients: { contact, application, testimonial },
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}
