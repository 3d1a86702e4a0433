/** The parameters that PayPal adds to the return URL. */
export interface ReturnQuery {
  token: string | null;
  paymentId: string | null;
  payerId: string | null;
}

export const parseReturnQuery = (search: URLSearchParams): ReturnQuery => ({
  token: search.get('token'),
  paymentId: search.get('paymentId'),
  payerId: search.get('PayerID'),
});
