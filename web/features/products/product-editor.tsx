import { money } from '../../../contract/common/money.ts';
import { thisPlace } from '../../../contract/common/this-school.ts';
import { pictureMessages } from '../../../contract/media/media.ts';
import type { Product } from '../../../contract/shop/products.ts';
import { ChoiceField } from '../../office/forms/choice-field.tsx';
import { PicturePicker } from '../../office/pictures/picture-picker.tsx';
import { RecordEditor } from '../../office/records/record-editor.tsx';
import type { RecordScreens } from '../../office/records/record-screens.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { useFormState } from '../../ui/form/form-state.ts';
import { productContent, productForm, productValues } from './form.ts';
import { productCalls } from './product-calls.ts';
import { productKind } from './product-kind.ts';

function ProductEditor({ record }: { record: Product | null }) {
  return (
    <RecordEditor kind={productKind} calls={productCalls} record={record} valuesOf={productValues} form={productForm}>
      <div className="edit-columns">
        <div>
          <div className="box form">
            <TextField name="name" />
            <div className="number-pair">
              <PriceField />
              <TextField name="stock" />
            </div>
            <OnSaleField />
            <ChoiceField name="uniformPieces" />
          </div>
        </div>
        <div>
          <div className="box form">
            <PicturePicker
              name="picture"
              max={1}
              known={record?.pictureInfo ?? []}
              messages={pictureMessages}
              hint="A jpg, jpeg or png file of not more than 700kb."
            />
          </div>
        </div>
      </div>
    </RecordEditor>
  );
}

/** While one types, the hint shows the sum as it will be read. */
function PriceField() {
  const { typed, errors } = useFormState();
  const price = typed && !errors.price && typed.price ? productContent(typed).price : Number.NaN;
  const hint = Number.isInteger(price) ? money(price) : 'A whole amount';
  return <TextField name="price" label={`Price, ${thisPlace().currency}`} hint={hint} />;
}

function OnSaleField() {
  const { name, values } = useFormState();
  return (
    <label className="check-row">
      <input type="checkbox" name="active" id={`${name}-active`} defaultChecked={values.active === 'on'} />
      <span>
        On sale
        <small>Only a product on sale can be ordered.</small>
      </span>
    </label>
  );
}

export const productScreens: RecordScreens<Product> = {
  kind: productKind,
  calls: productCalls,
  Editor: ProductEditor,
  since: 'In the shop since',
  warning: 'It cannot be brought back. Orders keep its name and price.',
};
