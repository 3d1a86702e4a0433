/** Named as in the API's refusal; passed to /credits/insufficient in the history state or the query. */
export interface CreditShortfall {
  required_credits: number;
  current_credits: number;
}

const parseAmount = (value: unknown): number | undefined => {
  const amount = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isInteger(amount) && amount >= 0 && amount < 1e6
    ? amount
    : undefined;
};

/** The shortfall in a history state, a query or a refusal, if there is one. */
export function parseShortfall(source: unknown): CreditShortfall | undefined {
  if (typeof source !== 'object' || source === null) return undefined;
  const required_credits = parseAmount(Reflect.get(source, 'required_credits'));
  const current_credits = parseAmount(Reflect.get(source, 'current_credits'));
  return required_credits === undefined || current_credits === undefined
    ? undefined
    : { required_credits, current_credits };
}
