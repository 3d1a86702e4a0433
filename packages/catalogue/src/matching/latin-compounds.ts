/**
 * Names made of two Arabic words are written in one, two or three, and the article between them follows its neighbour in some
 * spellings and not in others. This brings them to one shape before they are read letter by letter.
 */

const ARTICLE = /^(?:[aeiu]l|[aeiu][rsnzt]|[aeiu][dt]|[ae]sh|[ae]ch|esch|eş|aş)$/;
const VOWEL = '(?:ou|[aeiouöüə])';

/** Abd ul-Aziz, Abdelaziz and Abdoul Aziz; before r, s, n, z, t, d, sh the article's l is not heard: Abdurrahman, Abdelrahman. */
const SERVANT_OF_SUN_LETTER = new RegExp(
  `^abd${VOWEL}?(?:l(?=[rsnztdşš])|([rsnztdşš])(?=\\1)|(?=[rsnztdşš]${VOWEL}|[sc]h))(?=.{3})`,
);
const SERVANT_OF = new RegExp(`^abd${VOWEL}l(?=.{2})`);

/** -uddin, -ettin, -eddine, al-Din: the religion, in every spelling. */
const OF_THE_RELIGION = new RegExp(`(?<=.{3})(?:${VOWEL}|ie)l?[dt]{1,2}(?:i|ee|ie)ne?$`);
/** Only where the article was written or swallowed: Nadin and Medine are no compounds. */
const WRITTEN_APART = /(?<=.{2})[dt]{1,2}(?:i|ee|ie)ne?$/;

/** One word, compounds in one shape. Expects lower case; what divides words may be a space, a hyphen or nothing. */
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
