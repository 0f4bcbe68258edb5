import { adminRole } from '../../../../contract/people/roles.ts';
import type { TopicGroup } from '../topic.ts';

export const shop: TopicGroup = {
  title: 'Shop',
  topics: [
    {
      id: 'orders',
      title: 'Take a payment and hand the goods over',
      from: adminRole,
      screens: ['/admin/orders'],
      lines: [
        'Find the order by its code, the name or the phone, and open it.',
        'Give the **Amount**, **How it was paid** and the code of the payment; press **Record the payment**.',
        'Less than the whole sum is a part payment: the rest stays to be paid.',
        'Once it is paid, **Mark as dispatched** when the goods have left.',
        '**Print the order** or the receipt for the customer.',
        '**Make it void** ends an order that will not be paid; it asks why.',
      ],
      marked: 'Record the payment',
    },
    {
      id: 'order-add',
      title: 'Record an order at the counter',
      from: adminRole,
      screens: ['/admin/orders/add'],
      lines: [
        'Choose a **Product** and its **Quantity**; **Add a line** for the next one.',
        'Write the **Name** of the customer, and the phone if you have it.',
        '**How it was paid**: leave it at “Not paid yet” when they pay later.',
        '**Record the order**. It leaves the stock at once.',
      ],
      marked: 'Record the order',
    },
    {
      id: 'order-lines',
      title: 'Correct the goods of an order',
      from: adminRole,
      screens: ['/admin/orders/*/lines'],
      lines: [
        'On the order press **Correct the goods**. It can be done until the goods have left.',
        'Change the **Quantity**, choose another **Product** or **Add a line**.',
        'What was ordered before keeps its price, and the stock follows.',
        'A paid order can only be exchanged for goods of the same sum.',
      ],
      marked: 'Save the goods',
    },
    {
      id: 'statement',
      title: 'Match a statement of the bank or of mobile money',
      from: adminRole,
      screens: ['/admin/orders/import'],
      lines: [
        'Save the statement in the portal as a CSV file and choose it, or paste it.',
        '**Look at the payments** shows which orders they belong to. Nothing is changed yet.',
        'A payment belongs to an order when its code is in the reference and the amount is the same.',
        'What was not found can be matched by hand, with the reason.',
        'The same payment never counts twice, also when you import a statement again.',
      ],
      marked: 'Look at the payments',
    },
    {
      id: 'products',
      title: 'Change products, prices and stock',
      from: adminRole,
      screens: ['/admin/products'],
      lines: [
        '**Add a product**, or open one of the list.',
        'Give **Name**, **Price** and how many are **In stock**. A picture helps parents.',
        'Only a product **On sale** can be ordered.',
        '**Uniform list** says how many a child needs: parents read it under “What will it cost?”.',
        '**Put in order** says which stands first on the uniform list.',
        'Orders keep the price they were made with.',
      ],
      marked: 'In stock',
    },
  ],
};
