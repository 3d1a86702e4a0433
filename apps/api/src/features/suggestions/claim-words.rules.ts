import type { Locale } from '@ismi/contract';
import { mentionsProphets, mentionsQuran } from '../../lib/faith-words.ts';

const START = '(?<!\\p{L})';
/** In Arabic, particles and the article stand before a word. */
const ARABIC_START = '(?<!\\p{L})[وفبلك]{0,2}(?:ال|ل)?';
const words = (locale: Locale, ...alternatives: readonly string[]): RegExp =>
  new RegExp(`${locale === 'ar' ? ARABIC_START : START}(?:${alternatives.join('|')})`, 'iu');
const inFour = (tr: string, en: string, de: string, ar: string): Record<Locale, RegExp> => ({
  tr: words('tr', tr),
  en: words('en', en),
  de: words('de', de),
  ar: words('ar', ar),
});

const VERDICTS = inFour(
  'caiz|helal|haram|mekruh|mübah|sünnet|günah|sevap|fetva|fıkh|dinen|dinî? (?:açıdan|bakımdan)|ulema|islam[aâ]? (?:uygun|göre)|[âa]lim(?:ler)? (?:tavsiye|öner)',
  'halal|haram|makruh|mustahab|sunnah?(?!\\p{L})|permissib|permitted|forbidden|prohibited|sinful|fatwa|scholars|islamically|recommended (?:by|in|for muslims)',
  'halal|haram|makruh|sunna(?!\\p{L})|erlaubt|verboten|unzulässig|zulässig|fatwa|gelehrte|islamisch (?:empfohlen|erlaubt|einwandfrei|unbedenklich)|sünd',
  'حلال|حرام|محرم|مكروه|مستحب|مباح|جائز|يجوز|فتوى|فقه|العلماء|علماء|السنة|سنة نبوية|شرعا|شرعي|إثم|ثواب',
);
const RULERS = inFour(
  'kral|sultan|halife|padişah|prens|hükümdar|hakan|kağan|imparator|şehzade',
  'kings?(?!\\p{L})|queen|sultan|caliph|emperor|empress|prince|emirs?(?!\\p{L})|shah(?!\\p{L})|khan(?!\\p{L})|khagan|ruler|dynast',
  'könig|sultan|kalif|kaiser|prinz|fürst|emir(?!\\p{L})|schah|khan(?!\\p{L})|khagan|herrscher|dynastie',
  'ملك(?:ة|ات)?(?!\\p{L})|ملوك|سلطان|خليفة|خلفاء|أمير|إمبراطور|شاه(?!\\p{L})|حاكم|سلالة',
);
const ARTISTS = inFour(
  'şair|yazar(?!\\p{L}*k)|ressam|oyuncu|şarkıcı|roman|destan|efsane|mitoloji|masal|dizi(?!\\p{L}*l)|film',
  'poets?(?!\\p{L})|poetess|writer|author|painter|singer|actress|actor|novel|epic|legend|myth|tale|film|movie|song',
  'dichter|schriftsteller|autor|maler|sänger|schauspieler|roman(?!t)|epos|epen|legende|sage(?!n)|mythos|mythologie|märchen|film|lied',
  'شاعر|كاتب|أديب|رسام|ممثل|مطرب|مغني|رواية|ملحمة|أسطور|حكاية|فيلم|مسلسل|أغنية',
);
const SAGES = inFour(
  'evliya|veli(?!\\p{L})|derviş|mutasavvıf|sufi|imam|şeyh|bilgin|filozof|azize?(?!\\p{L})|melek|din [âa]lim',
  'saint|mystic|sufi|imam|sheikh|scholar(?!s)|philosopher|theolog|angel',
  'heilige|mystiker|sufi|imam|scheich|philosoph|theolog|engel(?!\\p{L})',
  'ولي(?!\\p{L})|أولياء|متصوف|صوفي|إمام|شيخ|فيلسوف|فقيه|قديس|ملاك',
);
const WARRIORS = inFour(
  'kahraman|savaşçı|komutan|general|fatih(?!\\p{L})|şehit',
  'hero|warrior|commander|general(?!l)|conqueror|martyr',
  'held(?:en|in)?(?!\\p{L})|krieger|feldherr|general(?!l)|eroberer|märtyrer',
  'بطل|أبطال|محارب|قائد|فاتح|شهيد',
);
const HISTORY = inFour(
  'yüzyıl|osmanlı|selçuklu|bizans|antik|imparatorlu|asır|asırlar|hanedan',
  'centur|ottoman|seljuk|byzan|antiquity|medieval|empire|ancient',
  'jahrhundert|osman|seldschuk|byzan|antike|mittelalter|reich(?:es|s)?(?!\\p{L})',
  'قرن|قرون|عثماني|سلاجقة|سلجوق|بيزنط|العصور|إمبراطورية|الأندلس',
);
const LARGE_NUMBERS = inFour(
  'yüzlerce|binlerce|yüz bin|(?:iki|üç|dört|beş|on) bin(?!\\p{L})|milyon|yarısı|üçte|dörtte|yüzde',
  'hundred|thousand|million|billion|half of|third of|quarter of|per ?cent|majority|dozens?',
  'hundert|tausend|million|milliard|hälfte|drittel|viertel der|prozent|dutzend',
  'مئات|مئة|مائة|آلاف|ألف(?!\\p{L})|مليون|ملايين|نصف ال|ثلث|ربع ال|بالمئة|في المئة',
);

export type ClaimName =
  | 'quran'
  | 'prophets'
  | 'verdict'
  | 'ruler'
  | 'art'
  | 'sage'
  | 'warrior'
  | 'history'
  | 'number';
interface ClaimGroup {
  name: ClaimName;
  isIn(text: string, locale: Locale): boolean;
}
const group = (name: ClaimName, patterns: Record<Locale, RegExp>): ClaimGroup => ({
  name,
  isIn: (text, locale) => patterns[locale].test(text),
});

/** Words by which a sentence claims something: of each group only what a fact that it cites speaks of, too. */
export const CLAIM_GROUPS: readonly ClaimGroup[] = [
  { name: 'quran', isIn: mentionsQuran },
  { name: 'prophets', isIn: mentionsProphets },
  group('verdict', VERDICTS),
  group('ruler', RULERS),
  group('art', ARTISTS),
  group('sage', SAGES),
  group('warrior', WARRIORS),
  group('history', HISTORY),
  group('number', LARGE_NUMBERS),
];

/** Who says what a name means quotes the catalogue. */
export const SAYS_MEANING = inFour(
  'anlam(?!lı|sız)|manas|mânâ|demek(?:tir|ti)?(?!\\p{L})|karşılığı|simgele|çağrıştır',
  'means?(?!\\p{L}| (?:a lot|much|so much|everything|something|the world)(?!\\p{L}))|meant|meaning(?!f)|signif|stands for|translat|denot|symboli[sz]|evok',
  'bedeut(?:e[nt]|ung)(?! (?:euch|uns) )|steht für|heißt übersetzt|wörtlich|übersetz|symbolis|sinnbild',
  'معن|يعني|تعني|بمعنى|مدلول|دلال|يدل|تدل|يرمز|ترمز|رمز',
);
/** What the root means is not what the name means. */
export const SAYS_ROOT = inFour(
  'kök|türe',
  'root|deriv|comes from',
  'wurzel|stamm|leitet|kommt von',
  'مادة|جذر|مشتق|اشتق',
);
/** A meaning that the catalogue tells with a doubt is quoted with one. */
export const SAYS_DOUBT = inFour(
  'göre|belki|muhtemel|olabilir|kesin değil|açıkla|yorumla|denir|söylen|sayıl',
  'said to|perhaps|maybe|may(?!\\p{L})|probabl|likely|explain|according|dictionar|not certain|thought|read as|taken',
  'laut|vielleicht|wohl(?!\\p{L})|vermutlich|wahrscheinlich|unsicher|erklär|angeblich|gilt|gedeutet|soll(?!\\p{L})',
  'يقال|قيل|ربما|لعل|يفسر|فسر|يحتمل|يرجح|عند|يشرح',
);
/** Who speaks of people that bore a name cites them. */
export const SAYS_BEARER = inFour(
  'taşıyan|taşımış|taşıdı|adaş|adını? (?:al|ver)|ismini? (?:al|ver)|adlı|isimli|annesi|babası|kızı(?!n)|oğlu|eşi(?!n|t|y)|torunu',
  'bore(?!\\p{L})|borne|bears? (?:the|this) name|namesake|named (?:after|for)|called after|famous|celebrated|daughter of|son of|wife of|mother of|father of|sister of',
  'trug(?:en)?(?!\\p{L})|getragen|hieß(?:en)?(?!\\p{L})|namens|namensgeber|benannt|berühmt|tochter (?:von|des)|sohn (?:von|des)|frau (?:von|des)|mutter (?:von|des)',
  'حمل(?:ه|ها|ته|ت|وا)?(?!\\p{L})|تسم[ىت]|سمي|عرف به|لقب|كنية|ابنة|بنت \\p{L}+|زوجة|زوج النبي|أم المؤمنين',
);

export const SAYS_RARE = inFour(
  'nadir|ender(?!\\p{L}*e)|az (?:bilinen|rastlanan|duyulan|görülen|konan|kullanılan|verilen)|seyrek|sıra ?dışı|alışılmadık',
  'rare|uncommon|unusual|seldom|little[- ]known|few (?:children|families|girls|boys|people)|hardly anyone|one of a kind',
  'selten|ungewöhnlich|außergewöhnlich|rar(?!\\p{L})|wenig bekannt|kaum (?:vergeben|jemand|bekannt)|wenige (?:kinder|mädchen|jungen|familien)',
  'نادر|ندرة|قليل(?:ة)? (?:الانتشار|الاستعمال|الشيوع|التداول)|لا يكثر',
);
export const SAYS_COMMON = inFour(
  'yaygın|popüler|sık(?:ça|lıkla)? (?:kullan|ver|kon|duy|rast)|çok (?:bilinen|kullanılan|tercih|verilen)|gözde|herkesçe|tanınan|bilinen',
  'popular|common(?! (?:ground|sense|in ))|well[- ]known|widespread|widely|frequent|favou?rite|top \\d|many (?:children|families|parents|girls|boys)|everyone knows',
  'beliebt|häufig|verbreitet|(?:wohl|gut|sehr|weithin|allgemein) ?bekannt|populär|oft vergeben|viele (?:kinder|familien|eltern|mädchen|jungen)',
  'شائع|شيوع|منتشر|انتشار|رائج|متداول|مشهور|شهير|شهرة',
);
export const SAYS_RISING = inFour(
  'moda(?!\\p{L}*l)|yükseli|giderek|son yıllarda|revaç|trend',
  'trend|rising|on the rise|more and more|in fashion|fashionable|increasingly|recent years',
  'trend|im kommen|immer (?:mehr|öfter|häufiger|beliebter)|in mode|modename|letzten jahren',
  'رواج|متزايد|يزداد|تزداد|موضة|السنوات الأخيرة',
);
export const SAYS_EASY = inFour(
  'kolay|zahmetsiz|sorunsuz',
  'eas(?:y|ily|e|ier)(?!\\p{L})|effortless|no explaining|without explan',
  'leicht(?! zu (?:merken|behalten))|einfach|mühelos|problemlos|ohne erklär',
  'سهل|بسهولة|سلس|يسير',
);
/** Turns a claim around, or leaves open what is meant. */
const DENIES = inFour(
  'değil|az(?!\\p{L})|hiç|olma(?!lı|k|sı)|ne de|daha|fazla',
  'not|no(?!\\p{L})|without|neither|nor|less|never|rather than|(?:er|more) than|too |unpopular',
  'nicht|kein|ohne|weder|weniger|nie(?!\\p{L})|\\p{L}+er als|zu (?:selten|häufig|bekannt|verbreitet|beliebt)|unbeliebt',
  'غير|ليس|لا(?!\\p{L})|دون|لم(?!\\p{L})|أقل|أكثر|قليل',
);
export const denies = (text: string, locale: Locale): boolean =>
  DENIES[locale].test(text) || (locale === 'en' && /n['’]t(?!\p{L})/u.test(text));
