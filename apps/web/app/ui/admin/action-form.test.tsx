// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ActionForm, type ActionFormProps } from './action-form.tsx';

afterEach(cleanup);

const TEXT = { label: 'Reason', min: 3, max: 10 };

function open(props: Partial<ActionFormProps>) {
  const confirmed: string[] = [];
  render(
    <ActionForm
      confirmLabel="Refund"
      busyLabel="Refunding"
      onConfirm={(text) => confirmed.push(text)}
      {...props}
    />,
  );
  return { confirmed, user: userEvent.setup() };
}
const confirmButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Refund' });

test('a text that is too short shows an error, and is confirmed once it is long enough', async () => {
  const { confirmed, user } = open({ text: { ...TEXT, missing: 'Please say why.' } });
  await user.type(screen.getByLabelText('Reason'), ' a ');
  expect(screen.queryByText('Please say why.')).toBeNull();
  await user.click(confirmButton());
  expect(screen.getByText('Please say why.')).toBeTruthy();
  await user.type(screen.getByLabelText('Reason'), 'bcdefghijklmn');
  await user.click(confirmButton());
  expect(confirmed).toEqual(['a bcdefgh']);
});

test('without an error text, confirming is disabled until the text is long enough', async () => {
  const { user } = open({ text: TEXT });
  expect(confirmButton().disabled).toBe(true);
  await user.type(screen.getByLabelText('Reason'), 'late');
  expect(confirmButton().disabled).toBe(false);
});

test('a failure is shown, and a pending call is not started again', async () => {
  const failure = { message: 'PayPal does not answer.' };
  const { confirmed, user } = open({ action: { isBusy: true, failure } });
  expect(screen.getByRole('alert').textContent).toContain(failure.message);
  await user.click(screen.getByRole('button', { name: 'Refunding' }));
  expect(confirmed).toEqual([]);
});
