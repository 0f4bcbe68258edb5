import { productScreens } from '../../../features/products/product-editor.tsx';
import { editScreen } from '../../../office/records/record-screens.tsx';

const screen = editScreen(productScreens);

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
