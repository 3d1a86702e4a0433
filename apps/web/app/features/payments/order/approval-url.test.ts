import { expect, test } from 'vitest';
import { isApprovalUrl } from './approval-url.ts';

test.each([
  ['https://www.paypal.com/checkoutnow?token=5O190127TN364715T', true],
  ['http://127.0.0.1:1091/checkoutnow?token=X', true],
  ['http://localhost:1091/checkoutnow', true],
  ['http://[::1]:1091/checkoutnow', true],
  ['http://www.paypal.com/checkoutnow', false],
  ['http://127.0.0.1.example/checkoutnow', false],
  ['http://localhost@example.org/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
  ['//www.paypal.com/checkoutnow', false],
  ['/checkoutnow', false],
  ['', false],
])('%s: redirect allowed: %s', (url, isAllowed) => {
  expect(isApprovalUrl(url)).toBe(isAllowed);
});
