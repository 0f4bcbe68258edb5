import { useNavigate } from 'react-router';
import type { Enquiry } from '../../../../contract/enquiries/enquiries.ts';
import type { MergedForm, RelatedEnquiry } from '../../../../contract/enquiries/merging.ts';
import { reasonOf } from '../../../office/forms/reason.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import type { MergingCalls } from './merging-calls.ts';

type About = { enquiry: Enquiry; merging: MergingCalls; refresh: () => Promise<void> };

/** Makes one of two, and two of one again. */
export function useMerging({ enquiry: { id, updatedAt }, merging, refresh }: About) {
  const navigate = useNavigate();

  async function apart(partId: number, code: string): Promise<void> {
    const result = await merging.separate(partId);
    await refresh();
    if (result.kind !== 'saved') return showNotice({ text: reasonOf(result), bad: true });
    const link = { to: `/admin/enquiries/${partId}`, label: 'View' };
    showNotice({ text: `${code} stands by itself again.`, link });
  }

  async function mergeWith({ id: otherId, receipt }: RelatedEnquiry): Promise<boolean> {
    const result = await merging.merge(id, { otherId, updatedAt });
    if (result.kind !== 'saved') {
      await refresh();
      showNotice({ text: `Not merged. ${reasonOf(result)}`, bad: true });
      return true;
    }
    const { keptId, mergedId } = result.thing;
    if (keptId === id) await refresh();
    else await navigate(`/admin/enquiries/${keptId}`, { replace: true });
    showNotice({ text: `Merged with ${receipt}: one conversation now.`, undo: () => apart(mergedId, receipt) });
    return true;
  }

  return { mergeWith, separate: ({ id: partId, receipt }: MergedForm) => apart(partId, receipt) };
}
