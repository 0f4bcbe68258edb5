import { browserApi } from '../../../api-client.ts';
import { savedBy } from '../../../office/forms/save-result.ts';

export const mergingCalls = {
  merge: (id: number, json: { otherId: number; updatedAt: string }) =>
    savedBy(browserApi().admin.enquiries[':id'].merge.$post({ param: { id: String(id) }, json })),
  separate: (id: number) => savedBy(browserApi().admin.enquiries[':id'].separate.$post({ param: { id: String(id) } })),
};

export type MergingCalls = typeof mergingCalls;
