// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { whenOnline } from './when-online.ts';

const isOnline = vi.spyOn(navigator, 'onLine', 'get');

test('what cannot be fetched without a network is fetched when it is back', async () => {
  isOnline.mockReturnValue(false);
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue('part');
  const part = whenOnline(load);
  await expect
    .poll(() => window.dispatchEvent(new Event('online')) && load.mock.calls.length)
    .toBe(2);
  await expect(part).resolves.toBe('part');
});

test('what fails with a network fails at once', async () => {
  isOnline.mockReturnValue(true);
  await expect(whenOnline(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

test('where a browser does not ask again, the page is loaded afresh', async () => {
  isOnline.mockReturnValue(true).mockReturnValueOnce(false);
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  void whenOnline(() => Promise.reject(new Error('remembered')));
  await expect
    .poll(() => window.dispatchEvent(new Event('online')) && reload.mock.calls.length)
    .toBe(1);
});
