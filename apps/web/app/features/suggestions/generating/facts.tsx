import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Our own sentences, each with its source. Sayings of prophets or scholars need a qualified review first. */
const FACTS = ['ismi', 'maryam', 'zeynep', 'nur', 'letters', 'suras'] as const;
const SHOWN_MS = 6_000;

/** Something to read while waiting: changes every six seconds, unless stopped. */
export function Facts() {
  const { t } = useTranslation('results');
  const [shown, show] = useState(0);
  const [isPaused, pause] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => show((index) => (index + 1) % FACTS.length), SHOWN_MS);
    return () => clearInterval(timer);
  }, [isPaused]);
  const fact = FACTS[shown] ?? FACTS[0];
  const Icon = isPaused ? Play : Pause;
  return (
    <div className="mt-9">
      <figure key={fact} className="fact">
        <p className="font-display text-[1.375rem] leading-[1.42] md:text-[1.6875rem] [:lang(de)_&,:lang(en)_&,:lang(tr)_&]:italic">
          {t(`loading.facts.${fact}.text`)}
        </p>
        <figcaption className="mt-4 text-ink-2 text-sm">
          {t(`loading.facts.${fact}.source`)}
        </figcaption>
      </figure>
      <div className="mt-3 flex items-center justify-center gap-2">
        <span aria-hidden="true" className="flex gap-2">
          {FACTS.map((each) => (
            <span key={each} className={`fact-mark ${each === fact ? 'fact-mark-now' : ''}`} />
          ))}
        </span>
        <button type="button" onClick={() => pause(!isPaused)} className="btn-icon">
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          <span className="sr-only">{isPaused ? t('loading.play') : t('loading.pause')}</span>
        </button>
      </div>
    </div>
  );
}
