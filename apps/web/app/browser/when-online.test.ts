// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { whenOnline } from './when-online.ts';

const isOnline = vi.spyOn(navigator, 'onLine', 'get');

test('a fetch that fails offline is repeated when the network is back', async () => {
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

test('a fetch that fails online fails at once', async () => {
  isOnline.mockReturnValue(true);
  await expect(whenOnline(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

test('if a browser does not retry the import, the page is reloaded', async () => {
  isOnline.mockReturnValue(true).mockReturnValueOnce(false);
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  void whenOnline(() => Promise.reject(new Error('remembered')));
  await expect
    .poll(() => window.dispatchEvent(new Event('online')) && reload.mock.calls.length)
    .toBe(1);
});
