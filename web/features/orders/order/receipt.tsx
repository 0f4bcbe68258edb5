import { money } from '../../../../contract/common/money.ts';
import type { Order } from '../../../../contract/shop/orders.ts';
import type { SchoolSettings } from '../../../../contract/site/settings.ts';
import { useCrestAddress } from '../../../ui/crest.tsx';
import { shortDate } from '../../../ui/dates/dates.ts';
import { paidDay } from '../form.ts';

/** The paper that goes with the goods; printed, it stands alone on the page. */
export function Receipt({ order, school }: { order: Order; school: SchoolSettings | undefined }) {
  const { orderCode, createdAt, customerName, customerPhone, lines, amount, paid } = order;
  const isPaid = order.paymentMethod !== null;
  const isVoid = order.voidReason !== null;
  const facts: [name: string, value: string][] = [
    ['Order', orderCode],
    ['Ordered', shortDate(createdAt)],
    ['Customer', customerName],
    ...(customerPhone ? ([['Phone', customerPhone]] satisfies [string, string][]) : []),
  ];
  const crest = useCrestAddress();
  return (
    <article className="receipt" aria-labelledby="receipt-title">
      <header>
        <img src={crest} alt="" width="48" height="56" />
        <div>
          <p className="receipt-school">{school?.schoolName}</p>
          <address>
            {school?.address.split('\n').map((part) => (
              <span key={part}>{part}</span>
            ))}
            {school?.phone && <span>{school.phone}</span>}
          </address>
        </div>
      </header>
      <h2 id="receipt-title">{isVoid ? 'Void order' : isPaid ? 'Receipt' : 'Order, not paid yet'}</h2>
      <dl className="receipt-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table>
        <caption className="vh">What was ordered</caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">
              <abbr title="Quantity">Qty</abbr>
            </th>
            <th scope="col">Each</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, productName, quantity, unitPrice, total }) => (
            <tr key={id}>
              <th scope="row">{productName}</th>
              <td>{quantity.toLocaleString('en')}</td>
              <td>{unitPrice.toLocaleString('en')}</td>
              <td>{total.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {!isPaid && paid > 0 && (
            <tr>
              <th scope="row" colSpan={2}>
                Paid so far
              </th>
              <td colSpan={2}>{money(paid)}</td>
            </tr>
          )}
          <tr>
            <th scope="row" colSpan={2}>
              {isVoid ? 'Void' : isPaid ? 'Paid' : 'To pay'}
            </th>
            <td colSpan={2}>{money(isPaid ? amount : amount - paid)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="receipt-payment">
        {isVoid ? (
          `Nothing is to be paid. ${order.voidReason}`
        ) : isPaid ? (
          <PaidLine order={order} />
        ) : (
          <>
            Pay by mobile money or at the bank with <b>{orderCode}</b> as the reference, or in cash at the office.
          </>
        )}
      </p>
      <p className="receipt-thanks">Thank you. {school?.motto}</p>
    </article>
  );
}

const ways = { mobile: 'by mobile money', cash: 'in cash', bank: 'at the bank' };

function PaidLine({ order: { paymentMethod, mmCode, paidOn } }: { order: Order }) {
  return (
    <>
      {`Paid ${ways[paymentMethod ?? 'mobile']}`}
      {paidOn && ` on ${paidDay(paidOn)}`}
      {mmCode && (
        <>
          {`, ${paymentMethod === 'bank' ? 'reference' : 'code'} `}
          <b>{mmCode}</b>
        </>
      )}
    </>
  );
}
