import {
  CONSULTING_CREDITS,
  NAME_SEARCH_CREDITS,
  QUESTIONNAIRE_MAXIMUM,
} from '@ismi/contract/pricing';

interface Purchase {
  what: 'questionnaires' | 'searches' | 'liveConsultations';
  count: number;
}

/** Two examples of what the credits are enough for; a questionnaire counts with all its steps. */
export function purchaseExamples(credits: number): Purchase[] {
  const live = Math.floor(credits / CONSULTING_CREDITS.instagram);
  return [
    { what: 'questionnaires', count: Math.floor(credits / QUESTIONNAIRE_MAXIMUM) },
    live > 0
      ? { what: 'liveConsultations', count: live }
      : { what: 'searches', count: Math.floor(credits / NAME_SEARCH_CREDITS) },
  ];
}
