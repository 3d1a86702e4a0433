import { expect, test } from 'vitest';
import { readCatalogueFiles } from '../catalogue-files.ts';
import { parseCatalogue } from '../parse-catalogue.ts';
import { turkishFormOf } from '../pronunciation/turkish-ipa.ts';
import { pronunciationsOf } from './pronunciation.ts';

const { names } = parseCatalogue(readCatalogueFiles()).catalogue;

function turkishOf(form: string): string | undefined {
  const record = names.find((each) => turkishFormOf(each) === form);
  return record && pronunciationsOf(record).turkish?.ipa;
}

test.each([
  ['Adem', 'aːˈdem'],
  ['Adil', 'aːˈdil'],
  ['Aliye', 'aːliˈje'],
  ['Arif', 'aːˈɾif'],
  ['Asiye', 'aːsiˈje'],
  ['Cafer', 'dʒaːˈfeɾ'],
  ['Canan', 'dʒaːˈnan'],
  ['Cebrail', 'dʒebɾaːˈil'],
  ['Cemile', 'dʒemiːˈle'],
  ['Davut', 'daːˈvut'],
  ['Dilara', 'dilaːˈɾa'],
  ['Efsane', 'efsaːˈne'],
  ['Emine', 'emiːˈne'],
  ['Fatih', 'faːˈtih'],
  ['Fazilet', 'faziːˈlet'],
  ['Feride', 'feɾiːˈde'],
  ['Habibe', 'habiːˈbe'],
  ['Hale', 'haːˈle'],
  ['Halime', 'haliːˈme'],
  ['Hamide', 'hamiːˈde'],
  ['Harun', 'haːˈɾun'],
  ['İbrahim', 'ibɾaːˈhim'],
  ['İsa', 'iːˈsa'],
  ['İsmail', 'ismaːˈil'],
  ['Kadir', 'kaːˈdiɾ'],
  ['Kamil', 'kaːˈmil'],
  ['Latife', 'latiːˈfe'],
  ['Mahir', 'maːˈhiɾ'],
  ['Musa', 'muːˈsa'],
  ['Mümin', 'myːˈmin'],
  ['Nazım', 'naːˈzɯm'],
  ['Numan', 'nuːˈman'],
  ['Nuri', 'nuːˈɾi'],
  ['Rabia', 'ɾaːbiˈa'],
  ['Salih', 'saːˈlih'],
  ['Sami', 'saːˈmi'],
  ['Selime', 'seliːˈme'],
  ['Tahir', 'taːˈhiɾ'],
  ['Yakup', 'jaːˈkup'],
  ['Yasin', 'jaːˈsin'],
  ['Zahit', 'zaːˈhit'],
])('the long vowel of %s stays in an open syllable', (form, ipa) => {
  expect(turkishOf(form)).toBe(ipa);
});

test.each([
  ['Osman', 'osˈman'],
  ['Cemal', 'dʒeˈmal'],
  ['Celil', 'dʒeˈlil'],
  ['Bilal', 'biˈlal'],
  ['Said', 'saˈid'],
  ['Süleyman', 'sylejˈman'],
  ['Leyla', 'lejˈla'],
  ['Ali', 'aˈli'],
  ['Abdülkerim', 'abdylkeˈɾim'],
  ['Habip', 'haˈbip'],
])('%s has no long vowel in its last syllable', (form, ipa) => {
  expect(turkishOf(form)).toBe(ipa);
});

test.each([
  ['Hatice', 'hatiˈdʒe'],
  ['Fatma', 'fatˈma'],
  ['Ayşe', 'ajˈʃe'],
  ['Yusuf', 'juˈsuf'],
  ['Yunus', 'juˈnus'],
  ['Danyal', 'danˈjal'],
  ['Ömer', 'øˈmeɾ'],
  ['Recep', 'ɾeˈdʒep'],
])('%s has become short in Turkish', (form, ipa) => {
  expect(turkishOf(form)).toBe(ipa);
});

test('the capitals of a respelling stand where the stress mark does', () => {
  const VOWELS = /[aeiouyæøœɑɒɐəɛɪɔʊʌɯɨɜ]/g;
  const count = (ipa: string) => ipa.match(VOWELS)?.length ?? 0;
  const misplaced = names
    .filter(({ say }) => /^[^ˈ ]*ˈ[^ˈ ]*$/.test(say.ipa))
    .filter((record) => {
      const syllables = pronunciationsOf(record).origin.en.split('-');
      const stressed = syllables.findIndex((each) => /^\p{Lu}/u.test(each));
      return stressed !== count(record.say.ipa.split('ˈ')[0] ?? '');
    })
    .map(({ id }) => id);
  expect(misplaced).toEqual([]);
});
