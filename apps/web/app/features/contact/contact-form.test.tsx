// @vitest-environment happy-dom
import type { Locale } from '@ismi/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { STORED_KEYS } from '../../browser/stored-keys.ts';
import { syncSessionAcrossTabs, watchSession } from '../../data/session/session-store.ts';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { ContactForm } from './contact-form.tsx';

const formIn = (locale: Locale) => (
  <I18nextProvider i18n={i18nFor(locale, messagesOf(locale, ['common', 'contact']))}>
    <ContactForm email="operator@ismi.example" />
  </I18nextProvider>
);

const LABELS = ['Your name', 'Your email address', 'Subject', 'Your message'];
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const textIn = (name: string) => field(name).value;
const draft = () => JSON.parse(sessionStorage.getItem(STORED_KEYS.contactDraft) ?? 'null');
const saveDraft = (text: string) => sessionStorage.setItem(STORED_KEYS.contactDraft, text);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  sessionStorage.clear();
});

test.each([
  ['tr', ['Adınız', 'E-posta adresiniz', 'Konu', 'Mesajınız'], 'Mesajı gönder'],
  ['ar', ['اسمكم', 'بريدكم الإلكتروني', 'الموضوع', 'رسالتكم'], 'إرسال الرسالة'],
] as const)('fields and button are labelled in %s', (locale, labels, send) => {
  render(formIn(locale));
  expect(screen.getAllByRole('textbox')).toEqual(labels.map(field));
  expect(screen.getByRole('button', { name: send })).toBeDefined();
});

test('names and texts follow the direction of their content; email addresses are always left to right', () => {
  render(formIn('ar'));
  const directions = screen.getAllByRole('textbox').map((box) => box.getAttribute('dir'));
  expect(directions).toEqual(['auto', 'ltr', 'auto', 'auto']);
});

test('the honeypot fields are hidden from people', async () => {
  const user = userEvent.setup();
  const { container } = render(formIn('en'));
  await user.click(field('Subject'));
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send message' }));
  expect(container.querySelectorAll('[aria-hidden="true"] input')).toHaveLength(2);
});

describe('submitting an empty form', () => {
  test('shows the error of each field and focuses the first', async () => {
    render(formIn('tr'));
    await userEvent.click(screen.getByRole('button', { name: 'Mesajı gönder' }));
    await screen.findByText('Lütfen adınızı yazın.');
    for (const [label, error] of [
      ['Adınız', 'Lütfen adınızı yazın.'],
      ['E-posta adresiniz', 'Lütfen geçerli bir e-posta adresi yazın.'],
      ['Konu', 'Lütfen bir konu yazın.'],
      ['Mesajınız', 'Lütfen mesajınızı yazın.'],
    ] as const) {
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
      const described = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(error);
    }
    expect(document.activeElement).toBe(field('Adınız'));
  });

  test('each error disappears once its field is corrected', async () => {
    const user = userEvent.setup();
    render(formIn('en'));
    await user.click(screen.getByRole('button'));
    await screen.findByText('Please tell us your name.');
    await user.type(field('Your name'), 'Elif');
    await waitFor(() => expect(screen.queryByText('Please tell us your name.')).toBeNull());
    expect(LABELS.map((label) => field(label).getAttribute('aria-invalid'))).toEqual([
      null,
      'true',
      'true',
      'true',
    ]);
  });
});

test('the first invalid field gets the focus, not the first field', async () => {
  const user = userEvent.setup();
  render(formIn('en'));
  await user.type(field('Your name'), 'Elif');
  await user.type(field('Your email address'), 'elif@');
  await user.click(screen.getByRole('button'));
  await screen.findByText('Please enter a valid email address.');
  expect(document.activeElement).toBe(field('Your email address'));
});

test('the counter shows the length of the message', async () => {
  render(formIn('en'));
  await userEvent.type(field('Your message'), 'Selam');
  expect(screen.getByText('5 / 4000')).toBeDefined();
});

describe('a draft', () => {
  test('survives a reload', async () => {
    const user = userEvent.setup();
    const { unmount } = render(formIn('en'));
    await user.type(field('Your name'), 'Elif');
    await user.type(field('Your message'), 'Merhaba');
    unmount();
    render(formIn('tr'));
    expect(textIn('Adınız')).toBe('Elif');
    expect(textIn('Mesajınız')).toBe('Merhaba');
    expect(textIn('Konu')).toBe('');
  });

  test('is saved after every key', async () => {
    const user = userEvent.setup();
    render(formIn('en'));
    await user.type(field('Subject'), 'Soru');
    expect(draft()).toEqual({ name: '', email: '', subject: 'Soru', message: '' });
    await user.clear(field('Subject'));
    expect(draft()).toEqual({ name: '', email: '', subject: '', message: '' });
  });

  test('that is unreadable leaves the form empty', () => {
    saveDraft('{"name":');
    render(formIn('en'));
    expect(LABELS.map(textIn)).toEqual(['', '', '', '']);
  });

  test('is not saved if the browser does not allow storage, and the form works', async () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    render(formIn('en'));
    await userEvent.type(field('Your name'), 'Elif');
    expect(textIn('Your name')).toBe('Elif');
  });
});

describe('in another tab', () => {
  /** As the other tab sends it to this one. */
  function broadcast(news: object) {
    syncSessionAcrossTabs();
    const otherTab = new BroadcastChannel('ismi-session');
    onTestFinished(() => otherTab.close());
    otherTab.postMessage(news);
  }

  test('a sign-out removes the unsent message in this tab', async () => {
    render(formIn('en'));
    await userEvent.type(field('Your name'), 'Elif');
    broadcast({ kind: 'signed-out', byHand: true });
    await waitFor(() => expect(textIn('Your name')).toBe(''));
    expect(draft()).toBeNull();
  });

  test('when the session expires, the draft message is kept', async () => {
    render(formIn('en'));
    await userEvent.type(field('Your name'), 'Elif');
    const told = new Promise<void>((resolve) => onTestFinished(watchSession(resolve)));
    broadcast({ kind: 'signed-out', byHand: false });
    await told;
    expect(textIn('Your name')).toBe('Elif');
    expect(draft()).toMatchObject({ name: 'Elif' });
  });
});

describe('text typed before hydration', () => {
  /** The server's HTML with a visitor's text in it, hydrated. */
  function hydrateWith(typed: Record<string, string>) {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(formIn('en'));
    expect(container.querySelector('button')?.disabled).toBe(true);
    for (const [label, text] of Object.entries(typed)) field(label).value = text;
    render(formIn('en'), { container, hydrate: true });
  }

  test('is kept in the form', async () => {
    hydrateWith({ 'Your name': 'Elif', 'Your message': 'Merhaba' });
    expect(LABELS.map(textIn)).toEqual(['Elif', '', '', 'Merhaba']);
    expect(screen.getByText('7 / 4000')).toBeDefined();
    await userEvent.type(field('Your message'), '!');
    expect(draft()).toEqual({ name: 'Elif', email: '', subject: '', message: 'Merhaba!' });
  });

  test('is newer than the draft, which fills in the other fields', () => {
    saveDraft(JSON.stringify({ name: 'Old', email: '', subject: 'Soru', message: '' }));
    hydrateWith({ 'Your name': 'Elif' });
    expect(LABELS.map(textIn)).toEqual(['Elif', '', 'Soru', '']);
  });

  test('can be sent once hydration has enabled the button', () => {
    hydrateWith({});
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
  });
});
