import { expect, test } from 'vitest';
import { facebookLink, whatsAppLink } from './share-links.ts';

const MERYEM = {
  title: 'Meryem',
  text: 'Meryem + Şüheda: anlamı & kökeni',
  url: 'https://ismi.example/tr/names/maryam?a=1&b=2',
};

test('WhatsApp gets text and address, every character unchanged', () => {
  const link = new URL(whatsAppLink(MERYEM));
  expect(link.origin + link.pathname).toBe('https://wa.me/');
  expect(link.searchParams.get('text')).toBe(`${MERYEM.text}\n${MERYEM.url}`);
  expect(link.search).not.toContain('+');
});

test('Facebook gets the address', () => {
  expect(new URL(facebookLink(MERYEM)).searchParams.get('u')).toBe(MERYEM.url);
});
