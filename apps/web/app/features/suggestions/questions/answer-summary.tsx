import { WELCOME_CREDITS } from '@ismi/contract/pricing';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Session } from '../../../data/session/session-store.ts';
import { ApproximatePrice } from '../../../i18n/approximate-price.tsx';
import { useAnswerText, useStepList, useStepName } from '../answer-labels.ts';
import { type Answers, answeredSteps, openSteps } from '../answers.ts';
import { costOfAnswer, currentCost, remainingCost } from '../cost.ts';
import { screenQuery } from './step-query.ts';

/** The user's own credits, or the welcome credits of a new account. */
export function useBalanceText(session: Session): string {
  const { t } = useTranslation('suggestions');
  if (session.state === 'signed-in') return t('soFar.balance', { credits: session.user.credits });
  return session.state === 'guest' ? t('soFar.gift', { credits: WELCOME_CREDITS }) : '';
}

/** Beside the question on wide screens: every answer with its price and a link back to it. */
export function AnswerSummary({ answers, session }: { answers: Answers; session: Session }) {
  const { t } = useTranslation('suggestions');
  const stepName = useStepName();
  const list = useStepList();
  const words = useAnswerText();
  const balance = useBalanceText(session);
  const answered = answeredSteps(answers);
  const open = openSteps(answers);
  const cost = currentCost(answers);
  return (
    <section aria-label={t('soFar.title')} className="card sticky top-6 p-6">
      <h2 className="text-xl">{t('soFar.title')}</h2>
      {answered.length === 0 && <p className="mt-3 text-md text-ink-3">{t('soFar.empty')}</p>}
      <ul className="mt-4 divide-y divide-line text-md">
        {answered.map((step) => (
          <li key={step}>
            <Link to={screenQuery(step)} className="flex gap-3 py-2.5 hover:text-primary">
              <span className="min-w-0 grow [overflow-wrap:anywhere]">
                <span className="block text-ink-3 text-xs">{stepName(step)}</span>
                <bdi>{words(step, answers)}</bdi>
              </span>
              <span className="tnum self-center text-ink-2">{costOfAnswer(step, answers)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-1 flex items-baseline justify-between gap-3 border-ink border-t-2 pt-4 font-semibold">
        <span>
          {t('soFar.total', { count: cost })} {cost > 0 && <ApproximatePrice credits={cost} />}
        </span>
        <span className="font-normal text-ink-3 text-sm">{balance}</span>
      </p>
      <p className="mt-3 text-ink-3 text-sm">
        {open.length > 0 &&
          `${t('soFar.toCome', { list: list(open), credits: remainingCost(answers) })} `}
        {t('soFar.promise')}
      </p>
    </section>
  );
}
