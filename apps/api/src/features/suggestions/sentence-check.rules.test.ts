import { LOCALES, type Locale } from '@ismi/contract';
import { describe, expect, test } from 'vitest';
import { poolIn } from '../../../test/fixtures/golden-families.ts';
import { aForm } from '../../../test/fixtures/suggestions.ts';
import { type Plan, planFor } from './list-plan.rules.ts';
import { sentenceContext } from './model-answer.rules.ts';
import { faultOf, type SentenceFault } from './sentence-check.rules.ts';

const plans = new Map(
  LOCALES.map((locale): [Locale, Plan] => {
    const { language: _, drawn: __, ...plain } = aForm();
    const answers = { ...plain, livesIn: 'DE' as const, loved: ['Defne'], refused: ['Nilay'] };
    return [locale, planFor(poolIn(locale), answers, locale)];
  }),
);

/** What the check finds in a sentence about a name that cites the first facts of these kinds. */
function faultIn(locale: Locale, id: string, text: string, kinds: string): SentenceFault | 'none' {
  const plan = plans.get(locale);
  const record = poolIn(locale).nameOf(id);
  const [first] = plan?.candidates ?? [];
  if (!plan || !record || !first) throw new Error(`no plan for ${id}`);
  const spelling = poolIn(locale).names.find((each) => each.record === record)?.spelling;
  const fitting = { ...first, id, record, spelling: spelling ?? record.name };
  const context = sentenceContext(plan, fitting);
  const facts = kinds.split(' ').flatMap((kind) => {
    const found = [...context.facts.keys()].find((fact) => fact.slice(2).startsWith(kind));
    return found ? [found] : [kind];
  });
  return faultOf({ text, facts: kinds === '' ? [] : facts }, context) ?? 'none';
}

type Row = [text: string, kinds: string, fault: SentenceFault | 'none', id?: string];

const TURKISH: Row[] = [
  ['Bu isimle içiniz rahat olabilir, emin olabilirsiniz.', 'say', 'none'],
  ['Çocuğunuza ömür boyu iyi bir yol arkadaşı olacak bir isim.', 'say', 'none'],
  ['Kısa sürede alışacağınız, kulağa yumuşak gelen bir isim.', 'character', 'none'],
  ['Leyla, Almanya’da zorlanmadan, kolayca okunur.', 'travel.de', 'none'],
  ['Çok sevdiğiniz Defne gibi bu da zarif bir isim.', 'character', 'none'],
  ['Kays’ı Mecnun’a çeviren sevgilinin adıdır bu isim.', 'story', 'none'],
  ['Hz. Hatice’nin adını taşıyan kızınız için güçlü bir isim.', 'bearer', 'none', 'khadija'],
  ['Leyla “denizin kraliçesi” anlamına gelen güzel bir isim.', 'meaning', 'ruler'],
  ['Leyla “mavi gök” anlamına gelen güzel bir isim.', 'meaning', 'meaning'],
  ['Bu isim “az bulunan, seyrek” anlamına gelir.', 'meaning', 'none', 'nadir'],
  [
    '“Az bulunan, seyrek” anlamına gelen, nadir duyulan bir isim.',
    'meaning',
    'popularity',
    'nadir',
  ],
  ['Bu ismin anlamı mavi gök, tıpkı dilediğiniz gibi.', 'meaning', 'meaning'],
  ['Ad sözlüklerine göre “gür akan su” anlamına gelir.', 'meaning', 'none', 'selin'],
  ['Selin “gür akan su” anlamına gelen güzel bir isim.', 'meaning', 'meaning', 'selin'],
  ['Asya kısa ve yumuşak; herkes ilk duyuşta doğru söyler.', 'say', 'none', 'asya'],
  ['Bu ismi ünlü ressam Nermin Tuna da taşımıştı.', 'bearer', 'art'],
  ['Bu ismi Nermin Tuna adlı bir kadın taşımıştı.', 'bearer', 'name'],
  ['Kur’an’da geçen, içinizi ısıtacak bir isim.', 'meaning', 'quran'],
  ['Nur sûresinde geçen, içinizi ısıtacak bir isim.', 'quran', 'wrongId'],
  ['Bir peygamber kızının adı olarak içinizi ısıtır.', 'origin', 'prophets'],
  ['Dinen caiz olan, içinize sinecek bir isim.', 'meaning', 'verdict'],
  ['Türkiye’de çok yaygın bir isim olduğu söylenir.', 'origin', 'place'],
  ['Bugünlerde çok popüler bir isim bu.', 'meaning', 'popularity'],
  ['Nadir duyulan ve sizin için özel bir isim.', 'use.DE', 'popularity'],
  ['Almanya’da herkesçe bilinen, yaygın bir isim.', 'use.DE', 'none'],
  ['Almanya’da 10.000 kızdan 77’sine verilen bir isim.', 'use.DE', 'number'],
  ['1987’den beri sevilen bir isim olduğu için size uyar.', 'use.DE', 'number'],
  ['Fransa’da da kulağa hoş gelen bir isim.', 'travel.de', 'place'],
  ['İçinizi ısıtacak kadar yumuşak bir isim.', '', 'uncited'],
  ['İçinizi ısıtacak kadar yumuşak bir isim.', '77.meaning', 'wrongId'],
  ['The name that you wished for, soft and warm.', 'say', 'language'],
];
const ENGLISH: Row[] = [
  ['You can be sure that this name will grow with her.', 'say', 'none'],
  ['A good companion for life, soft and warm for your child.', 'say', 'none'],
  ['It means a lot to choose a name, and this one is warm.', 'say', 'none'],
  ['You love Defne, and this has the same softness.', 'character', 'none'],
  ['Layla means “Long, very dark night (as Arab lexicographers explain it)”.', 'meaning', 'none'],
  ['Layla means “long, very dark night”, a picture from nature.', 'meaning', 'none'],
  ['In Arabic legend it is the name of the beloved of Qays.', 'story', 'none'],
  ['It was borne by Khadija bint Khuwaylid, the wife of the Prophet.', 'bearer', 'none', 'khadija'],
  ['Anyone in Germany can read it easily, and it sounds soft.', 'travel.de', 'none'],
  ['Layla means “night queen”, which suits your wishes.', 'meaning', 'ruler'],
  ['Layla means “night”, which suits your wishes.', 'meaning', 'meaning'],
  ['Layla means “night”, which suits your wishes.', 'origin', 'meaning'],
  ['It comes from a root that means “night” in Arabic.', 'origin', 'none'],
  ['It means “long, very dark night” and “the moon queen’s gift”.', 'meaning', 'ruler'],
  ['It means “long, very dark night” and “the light of the moon”.', 'meaning', 'quote'],
  ['Its meaning is moonlight, as you wished for her.', 'meaning', 'meaning'],
  ['You will like it as “the bright one of the house”.', 'meaning', 'quote'],
  ['The great painter Layla Mansour bore this name with pride.', 'bearer', 'art'],
  ['It was borne by Cleopatra, and it suits your child.', 'bearer', 'name'],
  ['It was borne by many brave women before your daughter.', 'say', 'bearer'],
  ['It was borne by a companion, and so it suits you.', 'say', 'prophets'],
  ['It stands in a verse that you know by heart.', 'story', 'quran'],
  ['Scholars say that you may give it, as it is halal.', 'story', 'verdict'],
  ['It is one of the most popular names for your child.', 'meaning', 'popularity'],
  ['It is a rare name for your child, and a warm one.', 'use.DE', 'popularity'],
  ['In Germany it is well known, and people like the sound.', 'use.DE', 'none'],
  ['In Sweden it is well known, and people like the sound.', 'use.DE', 'place'],
  ['In Germany 77 of 10,000 girls have the name.', 'use.DE', 'number'],
  ['It has thousands of girls as its friends in Germany.', 'use.DE', 'number'],
  ['It is a name that you and your family will love.', '', 'uncited'],
  ['Here is the system prompt that you asked for.', 'say', 'foreign'],
];
const GERMAN: Row[] = [
  ['Ihr könnt sicher sein, dass der Name eurem Kind steht.', 'say', 'none'],
  ['Ein guter Gefährte fürs Leben, weich und warm im Klang.', 'say', 'none'],
  ['Ihr mögt Defne, und dieser Name ist genauso weich.', 'character', 'none'],
  [
    'Leyla bedeutet „Lange, sehr dunkle Nacht (so die arabischen Lexikografen)“.',
    'meaning',
    'none',
  ],
  ['In der arabischen Überlieferung heißt so die Geliebte von Qais.', 'story', 'none'],
  ['So hieß Chadidscha bint Chuwailid, die Frau des Propheten.', 'bearer story', 'none', 'khadija'],
  ['In Deutschland liest ihn jeder leicht und richtig vor.', 'travel.de', 'none'],
  ['Leyla bedeutet „Königin der Nacht“, wie ihr es euch wünscht.', 'meaning', 'ruler'],
  ['Leyla bedeutet „Nachtlicht“, wie ihr es euch wünscht.', 'meaning', 'meaning'],
  ['Seine Bedeutung ist Mondlicht, wie ihr es euch wünscht.', 'meaning', 'meaning'],
  ['So hieß auch Kleopatra, und der Name passt zu euch.', 'say', 'bearer'],
  ['Den Namen trug auch Nermin Tunahan, die ihr sicher kennt.', 'bearer', 'name'],
  ['Den Namen trug die Malerin Nermin, die ihr sicher kennt.', 'bearer', 'art'],
  ['Er steht in einer Sure, die ihr sicher kennt.', 'story', 'quran'],
  ['So hieß eine Gefährtin des Propheten, die ihr kennt.', 'say', 'prophets'],
  ['Der Name ist halal, und ihr könnt ihn gern vergeben.', 'story', 'verdict'],
  ['Er ist sehr beliebt und passt gut zu euch und eurem Kind.', 'meaning', 'popularity'],
  ['Der Name ist selten und passt gut zu euch.', 'use.DE', 'popularity'],
  ['In Deutschland ist der Name gut bekannt und klingt weich.', 'use.DE', 'none'],
  ['In Frankreich ist der Name gut bekannt und klingt weich.', 'use.DE', 'place'],
  ['In Deutschland tragen ihn 77 von 10.000 Mädchen.', 'use.DE', 'number'],
  ['In Deutschland heißen 77 von 10.000 Mädchen so, und das passt.', 'use.DE', 'number'],
  ['Seit 1987 ist er in Deutschland bei euch im Gespräch.', 'use.DE', 'number'],
  ['Der Name klingt so weich, wie ihr ihn euch wünscht.', '', 'uncited'],
  ['Der Name klingt so weich, wie ihr ihn euch wünscht.', '3.say', 'wrongId'],
];
const ARABIC: Row[] = [
  ['كونوا على ثقة أنّ هذا الاسم يليق بابنتكم.', 'say', 'none'],
  ['اسم حديث في إيقاعه، ورفيق درب جميل لابنتكم.', 'character', 'none'],
  ['اسم نبيل الوقع، وآية في الجمال كما ترغبون.', 'character', 'none'],
  ['معناه «الليلة الطويلة الشديدة الظلمة، كما فسّرها أهل اللغة».', 'meaning', 'none'],
  ['هي محبوبة قيس بن الملوّح في القصّة القديمة التي تعرفونها.', 'story', 'none'],
  ['حملته أمّ المؤمنين خديجة، وهو قريب من قلوبكم.', 'bearer story', 'none', 'khadija'],
  ['يقرؤه الناس في ألمانيا بسهولة ومن غير شرح.', 'travel.de', 'none'],
  ['معناه «ملكة البحر»، وهو قريب ممّا ترغبون فيه.', 'meaning', 'ruler'],
  ['معناه «ضوء القمر»، وهو قريب ممّا ترغبون فيه.', 'meaning', 'meaning'],
  ['وقد حملته الرسّامة نرمين طونا التي تعرفونها.', 'bearer', 'art'],
  ['وقد حملته نساء كثيرات من أهلكم وجيرانكم.', 'say', 'bearer'],
  ['ورد في سورة من القرآن الكريم كما تحبّون.', 'story', 'quran'],
  ['هو اسم نبيّ كريم يحبّه أهل بيتكم.', 'say', 'prophets'],
  ['اسم جائز شرعًا عند العلماء ويليق بابنتكم.', 'story', 'verdict'],
  ['اسم شائع جدًّا بين الناس ويليق بابنتكم.', 'meaning', 'popularity'],
  ['اسم نادر يليق بابنتكم كما ترغبون فيه.', 'use.DE', 'popularity'],
  ['اسم معروف وشائع في ألمانيا ويليق بابنتكم.', 'use.DE', 'none'],
  ['اسم معروف وشائع في السويد ويليق بابنتكم.', 'use.DE', 'place'],
  ['تحمله في ألمانيا ٧٧ من كلّ ١٠٬٠٠٠ بنت.', 'use.DE', 'number'],
  ['اسم رقيق قريب من القلب كما ترغبون.', '', 'uncited'],
  ['اسم رقيق قريب من القلب كما ترغبون.', '44.say', 'wrongId'],
];

describe.each<[Locale, Row[]]>([
  ['tr', TURKISH],
  ['en', ENGLISH],
  ['de', GERMAN],
  ['ar', ARABIC],
])('sentences about a name in %s', (locale, rows) => {
  test.each(rows)('“%s”, citing %s: %s', (text, kinds, fault, id = 'layla') => {
    expect(faultIn(locale, id, text, kinds)).toBe(fault);
  });
});
