// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

/** Pending from the first press on, and never done. */
function SendButton({ onPress }: { onPress: () => void }) {
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    onPress();
  };
  return (
    <Button onPress={press} busyLabel={busy ? 'Sending' : undefined}>
      Send message
    </Button>
  );
}

test('a button is found by its label and pressed by click, Enter and space', async () => {
  const user = userEvent.setup();
  const onPress = vi.fn();
  render(<Button onPress={onPress}>Send message</Button>);
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('a busy button shows its busy label', async () => {
  render(<SendButton onPress={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  const button = screen.getByRole('button', { name: 'Sending' });
  expect(button.textContent).toBe('Sending');
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('a busy button keeps the focus', async () => {
  render(<SendButton onPress={() => {}} />);
  await userEvent.click(screen.getByRole('button'));
  const button = screen.getByRole('button', { name: 'Sending' });
  expect(document.activeElement).toBe(button);
  expect(button.hasAttribute('disabled')).toBe(false);
});

test('a busy button cannot be pressed again', async () => {
  const user = userEvent.setup();
  const onPress = vi.fn();
  render(<SendButton onPress={onPress} />);
  await user.dblClick(screen.getByRole('button'));
  await user.click(screen.getByRole('button'));
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(1);
});

test.each([
  ['sends its form', undefined, 1],
  ['does not send its form when it is busy', 'Sending', 0],
])('a submit button %s', async (_, busyLabel, times) => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busyLabel={busyLabel}>
        Send message
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(times);
});

test('a disabled button does nothing', async () => {
  const onPress = vi.fn();
  render(
    <Button isDisabled onPress={onPress}>
      Send message
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onPress).not.toHaveBeenCalled();
});
