import type { OrderLinesEdit } from '../../../../contract/shop/order-changes.ts';
import type { Order } from '../../../../contract/shop/orders.ts';
import type { Product } from '../../../../contract/shop/products.ts';
import { EditForm } from '../../../office/forms/edit/edit-form.tsx';
import { EditHead } from '../../../office/forms/edit/edit-head.tsx';
import { SaveBar } from '../../../office/forms/edit/save-bar.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { OrderLinesField } from '../add/order-lines-field.tsx';
import { lineNeeds } from '../form.ts';
import { linesIn } from '../order-lines.ts';
import { goodsWords, lineValues, offeredTo } from './corrected-lines.ts';

type Props = {
  order: Order;
  products: Product[];
  save: (change: OrderLinesEdit) => Promise<SaveResult<Order>>;
  reload: () => Promise<Order>;
};

/** What is in an order, as long as it is in the store; the stock follows. */
export function CorrectLines({ order, products, save, reload }: Props) {
  const { orderCode, updatedAt, paymentMethod } = order;
  const offered = offeredTo(order, products);
  const to = `/admin/orders/${orderCode}`;
  return (
    <EditForm
      name="goods"
      start={lineValues(order)}
      version={updatedAt}
      fields={[{ name: 'goods', label: 'Goods', words: (values) => goodsWords(values, offered) }]}
      needs={lineNeeds}
      save={(values, version) => save({ lines: linesIn(values), updatedAt: version })}
      reload={async () => {
        const now = await reload();
        return { values: lineValues(now), version: now.updatedAt };
      }}
      done={() => ({ to, text: `The goods of ${orderCode} are corrected.` })}
      cancelTo={to}
      keepsVersions={false}
    >
      <EditHead title="Correct the goods" above={{ to, label: `Order ${orderCode}` }} />
      <section className="box" aria-labelledby="order-goods">
        <header>
          <h2 id="order-goods">What is ordered</h2>
          <span className="muted small">
            {paymentMethod === null
              ? 'What was ordered keeps its price.'
              : 'It is paid: exchange goods for as much as they cost.'}
          </span>
        </header>
        <OrderLinesField products={offered} />
      </section>
      <SaveBar label="Save the goods" />
    </EditForm>
  );
}
