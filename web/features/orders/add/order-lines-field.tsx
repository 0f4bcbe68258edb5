import { useEffect, useRef, useState } from 'react';
import { money } from '../../../../contract/common/money.ts';
import { maxOrderLines } from '../../../../contract/shop/orders.ts';
import type { Product } from '../../../../contract/shop/products.ts';
import { FieldError } from '../../../office/forms/field-error.tsx';
import { Field } from '../../../ui/form/fields/field.tsx';
import { useField, useFormState } from '../../../ui/form/form-state.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { type LineText, lineField, lineTextsIn } from '../order-lines.ts';

type Line = LineText & { key: number };
type Offered = Pick<Product, 'id' | 'name' | 'price' | 'stock'>;

const emptyLine: LineText = { productId: '', quantity: '1' };

/** Products and how many of each; every line says what it comes to. */
export function OrderLinesField({ products }: { products: Offered[] }) {
  const { values, errors } = useFormState();
  const list = useRef<HTMLDivElement>(null);
  const made = useRef(0);
  const keyed = (line: LineText): Line => ({ ...line, key: made.current++ });
  const [lines, setLines] = useState<Line[]>(() => {
    const typed = lineTextsIn(values);
    return (typed.length > 0 ? typed : [emptyLine]).map(keyed);
  });
  const count = lines.length;
  const known = useRef(count);

  // The form reads its fields when something is put in; a line that goes or comes is nothing of the kind.
  useEffect(() => {
    if (known.current === count) return;
    const added = count > known.current;
    known.current = count;
    list.current?.dispatchEvent(new Event('input', { bubbles: true }));
    const selects = list.current?.querySelectorAll('select');
    if (added) selects?.[selects.length - 1]?.focus();
    else list.current?.querySelector<HTMLElement>('.order-line-add')?.focus();
  }, [count]);

  const change = (key: number, part: Partial<LineText>) =>
    setLines((all) => all.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const priceOf = ({ productId, quantity }: LineText) =>
    (products.find(({ id }) => id === Number(productId))?.price ?? 0) * Math.max(0, Number(quantity) || 0);
  const total = lines.reduce((sum, line) => sum + priceOf(line), 0);

  return (
    <div className="order-lines" ref={list}>
      <ol>
        {lines.map((line, index) => (
          <li key={line.key}>
            <ProductChoice
              index={index}
              value={line.productId}
              products={products}
              onChoose={(productId) => change(line.key, { productId })}
            />
            <Quantity index={index} value={line.quantity} onType={(quantity) => change(line.key, { quantity })} />
            <p className="order-line-sum">
              <span className="vh">Line {index + 1} comes to</span> {money(priceOf(line))}
            </p>
            <button
              type="button"
              className="icon-btn"
              aria-label={`Remove line ${index + 1}`}
              disabled={count === 1}
              onClick={() => setLines((all) => all.filter(({ key }) => key !== line.key))}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ol>
      {errors.lines && <FieldError>{errors.lines}</FieldError>}
      <div className="order-lines-foot">
        <button
          type="button"
          className="btn line sm order-line-add"
          disabled={count >= maxOrderLines}
          onClick={() => setLines((all) => [...all, keyed(emptyLine)])}
        >
          <Icon name="plus" />
          Add a line
        </button>
        <p role="status">
          Total <b>{money(total)}</b>
        </p>
      </div>
    </div>
  );
}

type ChoiceProps = { index: number; value: string; products: Offered[]; onChoose: (productId: string) => void };

function ProductChoice({ index, value, products, onChoose }: ChoiceProps) {
  const { control, error } = useField(lineField(index, 'productId'));
  return (
    <Field id={control.id} label="Product" error={error}>
      <select {...control} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">Choose a product</option>
        {products.map(({ id, name, price, stock }) => (
          <option key={id} value={id} disabled={stock === 0}>
            {`${name}, ${money(price)} (${stock === 0 ? 'sold out' : `${stock} left`})`}
          </option>
        ))}
      </select>
    </Field>
  );
}

type QuantityProps = { index: number; value: string; onType: (quantity: string) => void };

function Quantity({ index, value, onType }: QuantityProps) {
  const { control, error } = useField(lineField(index, 'quantity'));
  return (
    <Field id={control.id} label="Quantity" error={error}>
      <input
        {...control}
        type="number"
        inputMode="numeric"
        min={1}
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </Field>
  );
}
