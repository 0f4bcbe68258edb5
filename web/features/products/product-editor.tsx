import { pictureMessages } from '../../../contract/media.ts';
import type { Product } from '../../../contract/products.ts';
import { EditForm, type EditFormProps } from '../../office/forms/edit-form.tsx';
import { SaveBar } from '../../office/forms/save-bar.tsx';
import { PicturePicker } from '../../office/pictures/picture-picker.tsx';
import { useListAddress } from '../../office/table/list-state.ts';
import { shillings } from '../../office/words/shillings.ts';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { useFormState } from '../../ui/form/form-state.ts';
import { productContent, productForm, productValues } from './form.ts';

type Props = {
  product: Product | null;
  save: EditFormProps<Product>['save'];
  reload?: EditFormProps<Product>['reload'];
};

/** A new product, or changes to one. */
export function ProductEditor({ product, save, reload }: Props) {
  const list = useListAddress('/admin/products');
  return (
    <EditForm<Product>
      name="product"
      form={productForm}
      start={productValues(product)}
      version={product?.updatedAt}
      save={save}
      {...(reload && { reload })}
      done={({ name }) => ({ to: list, text: product ? `${name} is saved.` : `${name} is added.` })}
      cancelTo={list}
      keepsVersions={false}
    >
      <div className="edit-columns">
        <div>
          <div className="box form">
            <TextField name="name" />
            <div className="number-pair">
              <PriceField />
              <TextField name="stock" />
            </div>
            <OnSaleField />
          </div>
        </div>
        <div>
          <div className="box form">
            <PicturePicker
              name="picture"
              max={1}
              known={product?.pictureInfo ?? []}
              messages={pictureMessages}
              hint="A jpg, jpeg or png file of not more than 700kb."
            />
          </div>
        </div>
      </div>
      <SaveBar label={product ? 'Update' : 'Add the product'} />
    </EditForm>
  );
}

/** While one types, the hint shows the sum as it will be read. */
function PriceField() {
  const { typed, errors } = useFormState();
  const price = typed && !errors.price && typed.price ? productContent(typed).price : Number.NaN;
  const hint = Number.isInteger(price) ? shillings(price) : 'In whole Uganda shillings';
  return <TextField name="price" label="Price, UGX" hint={hint} />;
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
