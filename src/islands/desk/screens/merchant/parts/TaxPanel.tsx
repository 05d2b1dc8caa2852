import { Button } from '#islands/ui/Button.tsx';
import { invoiceApi, type NumberRow } from '#lib/contracts/invoice.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { deskCall } from '../../../desk-call.ts';
import { FilePanel } from '../../../FilePanel.tsx';
import type { AboveProps } from '../../../screen.ts';

async function fetchFile(): Promise<void> {
  const link = await deskCall()(invoiceApi.taxFile);
  if (!link.ok) return showRefusal(link.failure);
  window.location.assign(link.value.url);
}

/** The invoices that wait go to the tax software as a file; the numbers come back as one, looked at before they count. */
export const TaxPanel = ({ draw, reload }: AboveProps) => (
  <FilePanel<NumberRow>
    {...{ draw, reload }}
    words="numbers"
    look={(file) => deskCall()(invoiceApi.numbers, { file })}
    ofRow={(row) => row.order_receipt_id}
    send={([{ order_receipt_id: id, receipt_no }], key) =>
      deskCall(key)(invoiceApi.issue, { id, receipt_no })
    }
    columns={[
      { key: 'request', cell: (row) => row.receipt_sn },
      { key: 'title', cell: (row) => row.title },
      { key: 'number', isNumber: true, cell: (row) => row.receipt_no },
    ]}
  >
    <div className="grid justify-items-start gap-1">
      <Button kind="line" size="small" onClick={() => void fetchFile()}>
        {draw.w('numbers.fetch')}
      </Button>
      <p className="max-w-3xl text-12 text-ink-secondary">{draw.w('numbers.fetch_hint')}</p>
    </div>
  </FilePanel>
);
