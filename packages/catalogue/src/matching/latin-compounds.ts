/**
 * Names of two Arabic words are written as one, two or three words, and the article is assimilated in some spellings only.
 * This unifies them before they are read letter by letter.
 */

const ARTICLE = /^(?:[aeiu]l|[aeiu][rsnzt]|[aeiu][dt]|[ae]sh|[ae]ch|esch|eş|aş)$/;
const VOWEL = '(?:ou|[aeiouöüə])';

/** Abd ul-Aziz, Abdelaziz and Abdoul Aziz; before r, s, n, z, t, d, sh the article's l is silent: Abdurrahman, Abdelrahman. */
const SERVANT_OF_SUN_LETTER = new RegExp(
  `^abd${VOWEL}?(?:l(?=[rsnztdşš])|([rsnztdşš])(?=\\1)|(?=[rsnztdşš]${VOWEL}|[sc]h))(?=.{3})`,
);
const SERVANT_OF = new RegExp(`^abd${VOWEL}l(?=.{2})`);

/** -uddin, -ettin, -eddine, al-Din: the religion, in every spelling. */
const OF_THE_RELIGION = new RegExp(`(?<=.{3})(?:${VOWEL}|ie)l?[dt]{1,2}(?:i|ee|ie)ne?$`);
/** Only where the article was written or assimilated: Nadin and Medine are not compounds. */
const WRITTEN_APART = /(?<=.{2})[dt]{1,2}(?:i|ee|ie)ne?$/;

/** One word, with compounds in one form. Expects lower case; words may be separated by a space, a hyphen or nothing. */
export function joinCompound(text: string): string {
  const words = text.split(/[\s\-_.]+/u).filter(Boolean);
  const kept = words.filter((word, index) => index === words.length - 1 || !ARTICLE.test(word));
  const lostArticle = kept.length < words.length;
  const isServant = kept.length > 1 && new RegExp(`^abd${VOWEL}?l?$`).test(kept[0] ?? '');
  const joined = isServant ? `abdul${kept.slice(1).join('')}` : kept.join('');
  const religion = lostArticle && !isServant ? WRITTEN_APART : OF_THE_RELIGION;
  return joined
    .replace(SERVANT_OF_SUN_LETTER, 'abd')
    .replace(SERVANT_OF, 'abdul')
    .replace(religion, 'adin');
}
