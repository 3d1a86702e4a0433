import { soundSimilarity } from '@ismi/catalogue/matching/sound-similarity';
import type { WrittenForm } from './letters-of-name.rules.ts';
import { alikeInUse } from './measure-household.rules.ts';
import type { PreparedName } from './prepared-names.rules.ts';
import type { NamedName, PreparedWishes } from './prepared-wishes.rules.ts';
import type { Measure } from './weights.rules.ts';

const FROM = 0.4;
const soundsLike = (name: PreparedName, { sounds }: NamedName): number =>
  Math.max(0, (soundSimilarity(name.sounds, sounds) - FROM) / (1 - FROM));
const most = (named: readonly NamedName[], share: (each: NamedName) => number): number =>
  named.reduce((best, each) => Math.max(best, share(each)), 0);

const sharesRoot = ({ record }: PreparedName, { records }: NamedName): boolean =>
  record.origin.root !== null &&
  records.some((other) => other.record.origin.root === record.origin.root);
const sharesMeaning = ({ meanings }: PreparedName, { records }: NamedName): boolean =>
  records.some((other) =>
    [...other.meanings].some(([tag, share]) => share === 1 && meanings.get(tag) === 1),
  );

function measureHonour(
  name: PreparedName,
  { honour }: PreparedWishes,
  { initial }: WrittenForm,
  note: Measure,
): void {
  if (honour.length === 0) return;
  const isSame = honour.some(({ records }) => records.includes(name));
  if (isSame) note('honourSame', 1);
  if (honour.some((each) => sharesRoot(name, each))) note('honourRoot', 1);
  note(
    'honourSound',
    most(honour, (each) => soundsLike(name, each)),
  );
  if (honour.some((each) => sharesMeaning(name, each))) note('honourMeaning', 1);
  if (honour.some((each) => each.form.initial === initial)) note('honourInitial', 1);
}

/** How the name relates to those that the family named. */
export function measureNamed(
  name: PreparedName,
  asked: PreparedWishes,
  form: WrittenForm,
  note: Measure,
): void {
  measureHonour(name, asked, form, note);
  const { love, avoid } = asked;
  note(
    'loveSound',
    most(love, (each) => soundsLike(name, each)),
  );
  const loved = love.flatMap(({ records }) => records[0] ?? []);
  note(
    'lovePopularity',
    loved.reduce((best, other) => Math.max(best, alikeInUse(name, other, asked)), 0),
  );
  note(
    'avoidSound',
    most(avoid, (each) => soundsLike(name, each)),
  );
}
