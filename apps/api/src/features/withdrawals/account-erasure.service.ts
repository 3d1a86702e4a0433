import type { Tx } from '../../db/client.ts';
import type { ErasureRequest } from '../../db/personal-data.ts';
import { erasedAddressOf } from '../../email/erased-address.ts';
import { isPurchaseNumber } from '../payments/purchases.service.ts';
import { eraseSender, unlinkedNumbersOf } from './withdrawals.queries.ts';

/**
 * A declaration does not delay an erasure: anybody can send one under another person's address. An open one stays answerable: it
 * leads to its purchase, or to the number under which the purchases of the account with that address are kept. The text stays
 * only if as a whole it is the number of a purchase: words tell about the person, and digits taken out of them could match
 * another purchase.
 */
export async function eraseDeclarations(tx: Tx, erasure: ErasureRequest): Promise<void> {
  const written = await unlinkedNumbersOf(tx, erasure);
  const numbers = written.filter(({ orderNumber }) => isPurchaseNumber(orderNumber));
  await eraseSender(tx, erasure, {
    erasedAddress: erasedAddressOf(erasure.userId),
    keepingNumbers: numbers.map(({ id }) => id),
  });
}
