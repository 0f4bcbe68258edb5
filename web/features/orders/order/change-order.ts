import type { Order, OrderEdit } from '../../../../contract/shop/orders.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';

export type ChangeOrder = (change: OrderEdit) => Promise<SaveResult<Order>>;
