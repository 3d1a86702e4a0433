import type { MeaningWish } from '@ismi/contract';

/** What parents ask a name to mean: each as the English texts of the catalogue say it. */
export const MEANINGS = {
  season: /autumn|spring(?:time)?\b|summer|winter|season|september|april|october|\bmonth\b/,
  flower:
    /flower|blossom|\brose|tulip|jasmin|lil(?:y|ies)\b|hyacinth|violet|narciss|\bbloom|myrtle|basil|judas tree/,
  light:
    /\blight|radian|\bshin(?:e|ing)|dawn|daybreak|flame|glow|bright|luminous|gleam|lamp|sunris/,
  moon: /\bmoon|crescent/,
  sun: /\bsun\b|sunlight|sunris|sunshine/,
  star: /\bstars?\b|pleiades|venus|constellation|planet/,
  water:
    /\bwater|\bsea\b|river|\brain|\blakes?\b|\bwaves?\b|\bdew\b|ocean|stream|brook|shore|\bspring of|fountain|island/,
  mountain: /mountain|\brock|\bpeak|cliff|summit|steppe|highland|\bhill/,
  wind: /\bwind\b|breeze|storm/,
  snow: /\bsnow|\bice\b|frost/,
  plant:
    /\btrees?\b|\bleaf|leaves|forest|garden|\bpine|cypress|plane tree|\bfruit|sapling|\bbud\b|laurel|meadow|green/,
  sky: /\bsky\b|heaven|cloud|horizon/,
  earth: /\bearth\b|\bsoil|\bland\b|nature/,
  animal: /\blion|gazelle|deer|falcon|eagle|hawk|\bwolf|panther|tiger|horse|fawn|antelope|leopard/,
  bird: /\bbird|dove|nightingale|swallow|falcon|swan|partridge/,
  joy: /\bjoy|happy|happiness|cheerful|glad|delight|merry|smil/,
  love: /\blove|beloved|affection|dear\b|darling/,
  hope: /\bhope|wish|longing/,
  peace: /\bpeace|calm|serene|tranquil|gentle/,
  poetry: /poet|poem|verse\b|song|melod|divan|music|epic/,
  gem: /pearl|jewel|\bgem|ruby|emerald|coral|amber|turquoise|crystal|diamond|\bgold/,
  gift: /\bgift|present from|bestow|grant/,
  paradise: /paradise|\bheaven/,
  hero: /hero|warrior|brave|courag|valiant|champion|shahname|epic/,
  ruler: /\bking|prince|sultan|khan\b|ruler|emperor|queen|\bshah\b|crown/,
  war: /\bwar\b|battle|\bsword|\bblood|\bfight/,
  wise: /\bwise|wisdom|knowledge|learned|intellig|reason|insight|scholar/,
  strong: /strong|strength|power|steel|iron|firm|mighty|steadfast|solid/,
  free: /freedom|\bfree\b|independen|republic|victor|revolution|national/,
  steppe: /turkic|orkhon|göktürk|oghuz|khagan|seljuk|steppe|timur|dede korkut/,
  ottoman: /ottoman|sultan|istanbul/,
  andalusia: /andalus|c[oó]rdoba|granada|seville|spain/,
  mesopotamia: /mesopotam|babylon|tigris|euphrates|sumer|assyri|iraq|baghdad/,
  royalPersia: /shahname|sasanian|iran|persian king|epic/,
  saint: /\bsaint|sufi|dervish|mystic|order\b/,
  rare: /\brare\b|unique|matchless|peerless/,
  grace: /grace|beaut|lovely|elegan|delicate|slender|fine\b/,
  trust: /trust|faithful|loyal|honest|sincer/,
  lion: /\blion/,
} satisfies Record<MeaningWish, RegExp>;
export type Meaning = MeaningWish;
export const MEANING_TAGS = Object.keys(MEANINGS) as Meaning[];

/** A table of nature words in which a wish for nature is met. */
export const isMeaning = (tag: string): tag is Meaning => tag in MEANINGS;
