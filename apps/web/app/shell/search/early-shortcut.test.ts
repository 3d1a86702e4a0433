// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { rememberShortcut, takeShortcut } from './early-shortcut.ts';

beforeEach(() => {
  takeShortcut();
  rememberShortcut();
});

test('the letter of the shortcut is remembered, although its modifier is pressed first', () => {
  fireEvent.keyDown(document.body, { key: 'Control', ctrlKey: true });
  // False: the browser's own use of the shortcut is prevented.
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false);
  expect(takeShortcut()?.key).toBe('k');
});

test('letters that are typed after the slash do not replace it', () => {
  for (const key of ['/', 'z', 'e']) fireEvent.keyDown(document.body, { key });
  expect(takeShortcut()?.key).toBe('/');
});

test('once taken, no key is remembered', () => {
  fireEvent.keyDown(document.body, { key: '/' });
  takeShortcut();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(takeShortcut()).toBeUndefined();
});

test('a key that is stopped at the document is remembered', () => {
  const stop = (event: Event) => event.stopPropagation();
  document.addEventListener('keydown', stop, { capture: true, once: true });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(takeShortcut()?.key).toBe('k');
});
