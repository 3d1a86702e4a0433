// @vitest-environment happy-dom
import type { Locale } from '@ismi/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { RootDataContext } from '../../data/root-data.ts';
import { i18nFor } from '../../i18n/instances.ts';
import { messagesOf } from '../../i18n/messages.server.ts';
import { NameSharing, type NameSharingProps } from './name-sharing.tsx';

const MERYEM: NameSharingProps = {
  nameId: 'maryam',
  latin: 'Meryem',
  arabic: 'مريم',
  meaning: 'Ibadetine düşkün',
  path: '/tr/names/maryam',
  warning: null,
  pictureMark: '0abc123',
};
const ROOT_DATA = {
  origin: 'https://ismi.example',
  year: 2026,
  instagramAccount: undefined,
  mayBeSignedIn: false,
  banner: null,
  countsPageViews: false,
  stats: undefined,
};
const ADDRESS = 'https://ismi.example/tr/names/maryam';

async function open(props: Partial<NameSharingProps> = {}, locale: Locale = 'en') {
  const messages = messagesOf(locale, ['common', 'sharing']);
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <RootDataContext value={{ ...ROOT_DATA, locale, messages }}>
          <I18nextProvider i18n={i18nFor(locale, messages)}>
            <NameSharing {...MERYEM} {...props} />
          </I18nextProvider>
        </RootDataContext>
      ),
    },
  ]);
  const user = userEvent.setup();
  render(<Stub />);
  await screen.findByRole('group', { name: locale === 'ar' ? 'المشاركة' : 'Share' });
  return user;
}

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('WhatsApp and Facebook get the absolute URL of the page', async () => {
  await open();
  expect(new URL(link('WhatsApp')).searchParams.get('text')).toBe(
    `Meryem: meaning and origin\n${ADDRESS}`,
  );
  expect(new URL(link('Facebook')).searchParams.get('u')).toBe(ADDRESS);
});

test('the picture is saved in the chosen glaze and format', async () => {
  const user = await open();
  expect(link('Save picture')).toBe('/api/names/maryam/pictures/en/4x5/own/0abc123.png');
  await user.click(screen.getByRole('button', { name: 'Milk' }));
  await user.click(screen.getByRole('button', { name: 'Story 9:16' }));
  expect(link('Save picture')).toBe('/api/names/maryam/pictures/en/9x16/sut/0abc123.png');
  expect(screen.getByRole('button', { name: 'Milk' }).getAttribute('aria-pressed')).toBe('true');
  expect(document.querySelector('.name-card')?.className).toBe(
    'name-card name-card-9x16 glaze-sut',
  );
});

test('in Arabic, the text and the picture use the Arabic name', async () => {
  await open({}, 'ar');
  expect(new URL(link('واتساب')).searchParams.get('text')).toContain('مريم: المعنى والأصل');
  expect(link('حفظ الصورة')).toContain('/pictures/ar/');
});

test('the link is copied, and the copy is confirmed', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
});

test('without clipboard access, the link is shown for manual copying', async () => {
  const user = await open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect((await screen.findByRole('alert')).textContent).toContain(ADDRESS);
});

test('the share sheet of the phone is offered if there is one', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Other apps' })).toBeNull();
  cleanup();
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Other apps' }));
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({
      title: 'Meryem',
      text: 'Meryem: meaning and origin',
      url: ADDRESS,
    }),
  );
});

test('a warning is linked to the buttons as their description', async () => {
  await open({ warning: 'Scholars dislike this name.' });
  const group = screen.getByRole('group', { name: 'Share' });
  const warning = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(warning?.textContent).toBe('Scholars dislike this name.');
});

test('without a picture there is no card, no glaze and no download', async () => {
  await open({ pictureMark: null });
  expect(document.querySelector('.name-card')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Milk' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Save picture' })).toBeNull();
  expect(link('WhatsApp')).toContain('wa.me');
});
