import { WELCOME_CREDITS } from '@ismi/contract/pricing';
import { ArrowRight, Search } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useSession } from '../../data/session/use-session.ts';
import { MotifField } from '../../ui/brand/motif-field.tsx';
import { FannedCards } from './fanned-cards.tsx';

const PROMISES = ['free', 'gift', 'noSubscription'] as const;
/** Signed-in users need no sign-up. */
const PROMISES_TO_MEMBERS = ['noSubscription'] as const;
const TO_MEMBERS: ReadonlySet<string> = new Set(PROMISES_TO_MEMBERS);

interface HeroProps {
  onFindName: () => void;
}

function FindNameButton({ onFindName }: HeroProps) {
  const { t } = useTranslation('home');
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      disabled={!isHydrated}
      data-waking={isHydrated ? undefined : ''}
      onClick={onFindName}
      className="btn btn-primary btn-hero"
    >
      {t('hero.find')}
      <ArrowRight size={20} strokeWidth={1.75} aria-hidden className="flip" />
    </button>
  );
}

/** The promises to guests are hidden from the first paint on where a visitor may be signed in. */
function Promises() {
  const { t } = useTranslation('home');
  const isGuest = useSession().state === 'guest';
  return (
    <ul className="mt-5 flex flex-wrap gap-x-4 gap-y-1.5 text-md text-ink-2">
      {(isGuest ? PROMISES : PROMISES_TO_MEMBERS).map((promise) => (
        <li
          key={promise}
          className={`inline-flex items-center gap-2 ${TO_MEMBERS.has(promise) ? '' : 'for-guests'}`}
        >
          <span className="nuqta scale-75" />
          {t(`hero.promises.${promise}`, { count: WELCOME_CREDITS })}
        </li>
      ))}
    </ul>
  );
}

/** The first screen: what ismi does, with links to the questions and to the search. */
export const Hero = memo(({ onFindName }: HeroProps) => {
  const { t } = useTranslation('home');
  return (
    <section className="relative isolate overflow-hidden">
      <MotifField />
      <div className="wrap grid items-center gap-8 py-10 md:grid-cols-[1.05fr_.95fr] md:gap-10 md:py-16">
        <div>
          <h1 className="text-[2.75rem] leading-[1.06] md:text-5xl lg:text-6xl">
            {t('hero.start')} <em className="text-primary italic">{t('hero.end')}</em>
          </h1>
          <p className="mt-5 max-w-[30rem] text-ink-2 text-lg">{t('hero.text')}</p>
          <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
            <FindNameButton onFindName={onFindName} />
            <a href="#name-search" className="btn btn-secondary btn-hero">
              <Search size={19} strokeWidth={1.75} aria-hidden />
              {t('hero.meaning')}
            </a>
          </div>
          <Promises />
        </div>
        <FannedCards />
      </div>
    </section>
  );
});
