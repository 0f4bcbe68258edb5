import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Order } from '../../../contract/orders.ts';
import { showNotice } from '../../office/edit/notices.ts';
import type { SaveResult } from '../../office/edit/save-result.ts';
import { reasonOf } from '../../office/reason.ts';
import { Icon } from '../../ui/icon.tsx';

type Props = { order: Order; remove: () => Promise<SaveResult<unknown>> };

/** An order cannot be brought back, so this asks first. */
export function OrderDelete({ order: { orderCode, dispatched }, remove }: Props) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (asking) question.current?.focus();
  }, [asking]);

  async function onDelete() {
    setBusy(true);
    const result = await remove();
    setBusy(false);
    if (result.kind !== 'saved') return showNotice({ text: reasonOf(result), bad: true });
    await navigate('/admin/orders', { replace: true });
    showNotice({ text: `${orderCode} is deleted.` });
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  if (!asking) {
    return (
      <button type="button" className="btn line sm danger order-delete" onClick={() => setAsking(true)}>
        <Icon name="trash" />
        Delete this order
      </button>
    );
  }
  return (
    <div className="note bad order-ask" ref={question} tabIndex={-1} role="alert">
      <Icon name="warning" />
      <div>
        <b>Delete {orderCode} for good?</b>
        <p>{dispatched ? 'Its goods have left: the stock stays as it is.' : 'Its goods go back to the stock.'}</p>
        <div className="row">
          <button type="button" className="btn sm" disabled={busy} onClick={onDelete}>
            {busy ? 'Deleting…' : 'Delete it'}
          </button>
          <button type="button" className="btn line sm" disabled={busy} onClick={() => setAsking(false)}>
            Keep it
          </button>
        </div>
      </div>
    </div>
  );
}
