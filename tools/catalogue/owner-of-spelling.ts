import { claimsOf, foldedForm, type Homograph, type NameRecord, type Sex } from '@ismi/catalogue';

/** Assigns the births of a spelling to a record: to its own, or of several to the first in display order with this sex. */
export function makeOwnerOf(names: readonly NameRecord[], homographs: readonly Homograph[]) {
  const claims = claimsOf(names);
  const byId = new Map(names.map((record) => [record.id, record]));
  const order = new Map(homographs.map(({ form, records }) => [form, records.map(({ id }) => id)]));
  return (spelling: string, sex: Sex): string | undefined => {
    const form = foldedForm(spelling);
    const ids = claims.get(form) ?? [];
    if (ids.length < 2) return ids[0];
    const inOrder = order.get(form) ?? ids;
    return inOrder.find((id) => [sex, 'unisex'].includes(byId.get(id)?.gender ?? ''));
  };
}
