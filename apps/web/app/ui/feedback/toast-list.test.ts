import { expect, test } from 'vitest';
import { currentToasts, showFailedToast, showToast } from './toast-list.ts';

const texts = () => currentToasts().map(({ text }) => text);

test('at most two toasts are shown, the newest last, and no duplicates', () => {
  showToast('Yusuf is kept.');
  showToast('Elif is kept.');
  showToast('Nur is kept.');
  expect(texts()).toEqual(['Elif is kept.', 'Nur is kept.']);
  showToast('Nur is kept.');
  expect(texts()).toEqual(['Elif is kept.', 'Nur is kept.']);
  showFailedToast('That did not work.');
  expect(texts()).toEqual(['Nur is kept.', 'That did not work.']);
});
