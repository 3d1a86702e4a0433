import { expect, test } from 'vitest';
import { respell } from './respelling.ts';
import { transliterationIpa } from './transliteration-ipa.ts';
import { turkishIpa } from './turkish-ipa.ts';

test.each([
  ['Zeynep', 'zejˈnep'],
  ['Oğuzhan', 'ouzˈhan'],
  ['Tuğra', 'tuːˈɾa'],
  ['Işık', 'ɯˈʃɯk'],
  ['Can', 'dʒan'],
  ['Ömer Asaf', 'øˈmeɾ aˈsaf'],
])('Turkish %s is said %s', (spelling, ipa) => {
  expect(turkishIpa(spelling)).toBe(ipa);
});

const inThree = (ipa: string, language: string) =>
  (['en', 'de', 'tr'] as const).map((reader) => respell(ipa, reader, language));

test.each([
  ['ˈzajnab', 'ZYE-nab', 'SAI-nab', 'ZAY-nab'],
  ['ˈʕiːsaː', 'EE-sah', 'IE-ßah', 'Î-sâ'],
  ['ˈsaːra', 'SAH-ra', 'SSAH-ra', 'SÂ-ra'],
  ['haˈnijja', 'ha-NEE-ya', 'ha-NIE-ja', 'ha-NİY-ya'],
  ['ˈd͡ʒaʕfar', 'JA-far', 'DSCHA-far', 'CA-far'],
  ['ʃams', 'SHAMS', 'SCHAMS', 'ŞAMS'],
])('%s of Arabic is written %s, %s and %s', (ipa, ...written) => {
  expect(inThree(ipa, 'ar')).toEqual(written);
});

test.each([
  ['kuˈzej', 'koo-ZAY', 'ku-SEJ', 'ku-ZEY'],
  ['ajˈhan', 'eye-HAN', 'ai-HAN', 'ay-HAN'],
  ['myːˈmin', 'mew-MIN', 'müh-MIN', 'müü-MİN'],
])('%s of Turkish is written %s, %s and %s', (ipa, ...written) => {
  expect(inThree(ipa, 'tr')).toEqual(written);
});

test.each([
  ['Kaltrina', 'kalˈtɾina', 'sq', 'kal-TREE-na'],
  ['Katrina', 'kaˈtɾina', 'sq', 'ka-TREE-na'],
  ['Satria', 'saˈtria', 'id', 'sa-TREE-a'],
  ['Fikreta', 'ˈfikrɛta', 'bs', 'FEE-kreh-ta'],
  ['Citra', 'ˈtʃitra', 'id', 'CHEE-tra'],
  ['Shpresa', 'ˈʃpɾɛsa', 'sq', 'SHPREH-sa'],
  ['Kübra', 'kybˈɾa', 'tr', 'kewb-RA'],
  ['Bushra', 'ˈbuʃraː', 'ar', 'BOOSH-rah'],
  ['Emrullah', 'emɾulˈlah', 'tr', 'em-rool-LAH'],
  ['Fikriye', 'ficɾiˈje', 'tr', 'fik-ree-YEH'],
  ['Sadri', 'sˤadˈri', 'ar', 'sad-REE'],
  ['Suat', 'suˈat', 'tr', 'soo-AT'],
])('%s is divided where its language divides it', (_name, ipa, language, written) => {
  expect(respell(ipa, 'en', language)).toBe(written);
});

test('the article of a compound is joined', () => {
  expect(transliterationIpa('Badr ad-Dīn')).toBe('badruddiːn');
  expect(transliterationIpa('ʿAbd al-Quddūs')).toBe('ʕabdulqudduːs');
});
