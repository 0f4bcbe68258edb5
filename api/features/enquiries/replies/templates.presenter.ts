import type { TemplatesView } from '../../../../contract/enquiries/reply-templates.ts';
import type { Templates } from './templates.service.ts';

export const presentTemplates = ({ templates, updatedAt }: Templates): TemplatesView => ({
  templates: templates.map(({ name, text }) => ({ name, text })),
  updatedAt: updatedAt?.toISOString() ?? null,
});
