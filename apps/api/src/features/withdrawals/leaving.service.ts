import type { Tx } from '../../db/client.ts';
import type { Leaving } from '../../db/personal-data.ts';
import { erasedAddressOf } from '../../email/erased-address.ts';
import { isPurchaseNumber } from '../payments/purchases.service.ts';
import { eraseSender, unlinkedNumbersOf } from './withdrawals.queries.ts';

/**
 * No declaration delays an erasure: anybody can send one under a stranger's address. An open one stays answerable: it leads to its
 * purchase, or to the number under which the books keep the purchases of the account that had the address. What was written stays
 * only if it is the number of a purchase as a whole: words tell of the person, and digits taken out of them lead to another purchase.
 */
export async function eraseDeclarations(tx: Tx, leaving: Leaving): Promise<void> {
  const written = await unlinkedNumbersOf(tx, leaving);
  const numbers = written.filter(({ orderNumber }) => isPurchaseNumber(orderNumber));
  await eraseSender(tx, leaving, {
    erasedAddress: erasedAddressOf(leaving.userId),
    keepingNumbers: numbers.map(({ id }) => id),
  });
}
