import { createHash } from 'node:crypto';

/** The same ids as in the seed. */
const idOf = (text: string) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
const user = idOf('user 500');
const payment = idOf('payment 1507');

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const PAGED = [
  '/admin/payments',
  '/admin/payments?status=completed',
  '/admin/payments?status=refunded',
  '/admin/payments?status=failed',
  '/admin/payments?currency=USD',
  '/admin/payments?currency=EUR&status=completed',
  `/admin/payments?start_date=${daysAgo(365)}&end_date=${daysAgo(30)}`,
  '/admin/users',
  '/admin/users?status=active&role=user',
  '/admin/users?authProvider=google',
  '/admin/consulting-requests',
  '/admin/consulting-requests?status=pending',
  '/admin/desk?status=handled',
  '/admin/desk?status=handled&kind=contact',
  '/admin/withdrawals?status=refunded',
];
const ONCE = [
  '/admin/payments?currency=TRY',
  '/admin/payments?status=pending&currency=USD',
  `/admin/payments?start_date=${daysAgo(3)}&end_date=${daysAgo(1)}&status=failed`,
  '/admin/payment-stats?days=30',
  `/admin/payments/${payment}`,
  `/admin/payments/${payment}/refund-preview`,
  '/admin/paypal-events',
  '/admin/paypal-events/WH-7',
  '/admin/users/stats',
  `/admin/users/${user}`,
  '/admin/users?role=admin',
  '/admin/users?status=inactive',
  '/admin/users?status=inactive&authProvider=google',
  '/admin/users?search=ahmet',
  '/admin/users?search=y%C4%B1ld',
  '/admin/users?search=a',
  '/admin/users?search=person12%40',
  '/admin/users?search=ahmet&status=inactive',
  '/admin/users?search=ahmet&role=user&page=5',
  `/admin/users?search=${user}`,
  `/admin/users?search=${user.slice(0, 6)}`,
  '/admin/users?search=nobody%20at%20all',
  '/admin/consulting/stats',
  '/admin/dashboard/stats',
  '/admin/badges',
  '/admin/audit',
  '/admin/audit?action=payment.refund',
  '/admin/audit/choices',
  '/admin/desk',
  '/admin/desk?kind=contact',
  '/admin/desk?kind=payment',
  '/admin/desk?kind=name_report',
  '/admin/desk?status=handled&kind=payment',
  '/admin/rating-bursts',
  '/admin/rating-feedback',
  '/admin/switches',
  '/admin/second-factor',
  '/admin/withdrawals',
  '/admin/consulting/reports?period=year',
  `/admin/slots?startDate=${daysAgo(20)}&endDate=${daysAgo(-20)}`,
  `/admin/slots-with-consulting?startDate=${daysAgo(20)}&endDate=${daysAgo(-20)}`,
];

const withPage = (path: string, page: number) =>
  `${path}${path.includes('?') ? '&' : '?'}page=${page}`;

/** The calls of every screen: each list from page 1 to page 100, every other call once. */
export const adminCalls = (pages: readonly number[]): string[] => [
  ...PAGED.flatMap((path) => pages.map((page) => withPage(path, page))),
  ...ONCE,
];
