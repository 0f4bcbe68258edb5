import { useEffect, useRef, useState } from 'react';
import type { ImportMatch, ImportPreview, ImportReport } from '../../../../contract/shop/order-import.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { OfficeHead } from '../../../office/frame/head.tsx';
import type { PayByHand } from './hand-match.tsx';
import { ImportResult } from './import-result.tsx';
import { PreviewTable } from './preview-table.tsx';
import { StatementForm } from './statement-form.tsx';

type Props = {
  preview: (csv: string) => Promise<SaveResult<ImportPreview>>;
  confirm: (matches: ImportMatch[]) => Promise<SaveResult<ImportReport>>;
  pay: PayByHand;
};

/** The statement, what it would pay, and what it has paid: one after the other, and nothing before Confirm. */
export function ImportPage({ preview, confirm, pay }: Props) {
  const [found, setFound] = useState<ImportPreview | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const step = report ? 'done' : found ? 'look' : 'choose';
  const shown = useRef(step);

  // Each step takes the place of the one before; the reader begins at its top.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    stage.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);

  function startAgain() {
    setFound(null);
    setReport(null);
  }
  return (
    <>
      <OfficeHead
        title="Import payments"
        note="From a statement of mobile money or the bank, as a CSV file."
        back={{ to: '/admin/orders', label: 'Orders' }}
      />
      <div ref={stage} tabIndex={-1} className="import-stage">
        {report ? (
          <ImportResult report={report} onAgain={startAgain} />
        ) : found ? (
          <PreviewTable preview={found} confirm={confirm} pay={pay} onDone={setReport} onAgain={startAgain} />
        ) : (
          <StatementForm preview={preview} onDone={setFound} />
        )}
      </div>
    </>
  );
}
