// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { TextField, type TextFieldProps } from './text-field.tsx';

afterEach(cleanup);

const HINT = 'As on your passport.';
const ERROR = 'Please tell us your name.';

const Field = (wishes: Partial<TextFieldProps>) => (
  <TextField label="Your name" name="name" value="" onChange={() => {}} {...wishes} />
);

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });

/** The accessible description. */
const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

test('the label belongs to the field', async () => {
  render(<Field />);
  await userEvent.click(screen.getByText('Your name'));
  expect(document.activeElement).toBe(input());
});

test('the hint describes the field', () => {
  render(<Field hint={HINT} />);
  expect(descriptionOf(input())).toBe(HINT);
  expect(input().hasAttribute('aria-invalid')).toBe(false);
});

test('an error replaces the hint and describes the field', () => {
  const { rerender } = render(<Field hint={HINT} />);
  rerender(<Field hint={HINT} error={ERROR} />);
  expect(screen.queryByText(HINT)).toBeNull();
  expect(descriptionOf(input())).toBe(ERROR);
  expect(input().getAttribute('aria-invalid')).toBe('true');
});

test('the hint is back when the error is fixed', () => {
  const { rerender } = render(<Field hint={HINT} error={ERROR} />);
  rerender(<Field hint={HINT} />);
  expect(screen.queryByText(ERROR)).toBeNull();
  expect(descriptionOf(input())).toBe(HINT);
  expect(input().hasAttribute('aria-invalid')).toBe(false);
});

test('change and blur are reported', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const onBlur = vi.fn();
  render(<Field onChange={onChange} onBlur={onBlur} />);
  await user.type(input(), 'ş');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('ş');
  expect(onBlur).not.toHaveBeenCalled();
  await user.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

test('a field of several lines is a text area', () => {
  render(<Field multiline value={'one\ntwo'} />);
  expect(input().tagName).toBe('TEXTAREA');
  expect(input().value).toBe('one\ntwo');
});

test.each([true, false])(
  'name, direction and autocomplete are passed on (multiline: %s)',
  (multiline) => {
    render(<Field multiline={multiline} dir="ltr" autoComplete="name" />);
    expect(input().name).toBe('name');
    expect(input().dir).toBe('ltr');
    expect(input().getAttribute('autocomplete')).toBe('name');
  },
);

test('the counter reads from left to right, in Arabic too', () => {
  render(
    <div dir="rtl">
      <Field counter={{ used: 12, max: 4000 }} />
    </div>,
  );
  expect(screen.getByText('12 / 4000').dir).toBe('ltr');
});

test('the counter is read out with the field, and marked when the limit is passed', () => {
  const { rerender } = render(<Field counter={{ used: 12, max: 20 }} />);
  const description = () => document.getElementById(input().getAttribute('aria-describedby') ?? '');
  expect(description()?.textContent).toContain('12 / 20');
  expect(description()?.querySelector('svg')).toBeNull();
  rerender(<Field counter={{ used: 21, max: 20 }} />);
  expect(description()?.querySelector('svg')).not.toBeNull();
});

test('the ref focuses the field', () => {
  let field: HTMLElement | null = null;
  render(
    <Field
      inputRef={(element) => {
        field = element;
      }}
    />,
  );
  expect(field).toBe(input());
});

test('text typed before hydration is passed on', () => {
  const onChange = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Field />);
  input().value = 'Elif';
  render(<Field onChange={onChange} />, { container, hydrate: true });
  expect(onChange.mock.calls).toEqual([['Elif']]);
});

test('an untouched field that the server filled in reports nothing', () => {
  const onChange = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Field value="Elif" />);
  render(<Field value="Elif" onChange={onChange} />, { container, hydrate: true });
  expect(onChange).not.toHaveBeenCalled();
});
