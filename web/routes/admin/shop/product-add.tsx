import { productScreens } from '../../../features/products/product-editor.tsx';
import { addScreen } from '../../../office/records/record-screens.tsx';

const screen = addScreen(productScreens);

export const { meta } = screen;
export default screen.Component;
