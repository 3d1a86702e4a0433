import {
  CONSULTING_CREDITS,
  ISLAMIC_ANALYSIS_CREDITS,
  NAME_SEARCH_CREDITS,
  QUESTIONNAIRE_MAXIMUM,
  QUESTIONNAIRE_MINIMUM,
  WELCOME_CREDITS,
} from '@ismi/contract';
import type { Locale } from '@ismi/contract/locales';
import type { Operator } from '../../server/provide-api.server.ts';
import { type LegalDocument, parseDocument } from './parse-document.ts';

export const DOCUMENT_NAMES = ['terms', 'privacy', 'impressum', 'accessibility'] as const;
export type DocumentName = (typeof DOCUMENT_NAMES)[number];

// Server only: browser scripts do not contain the legal texts.
const files = import.meta.glob<string>('./documents/*/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const valuesFor = (operator: Operator): Record<string, string> => ({
  operatorName: operator.name,
  operatorAddress: operator.address.join(', '),
  operatorEmail: operator.email,
  welcomeCredits: String(WELCOME_CREDITS),
  searchCredits: String(NAME_SEARCH_CREDITS),
  analysisCredits: String(ISLAMIC_ANALYSIS_CREDITS),
  mailCredits: String(CONSULTING_CREDITS.mail),
  instagramCredits: String(CONSULTING_CREDITS.instagram),
  questionnaireMinimum: String(QUESTIONNAIRE_MINIMUM),
  questionnaireMaximum: String(QUESTIONNAIRE_MAXIMUM),
});

/** A document in one language, with the operator's data and the current prices. */
export function readDocument(
  name: DocumentName,
  locale: Locale,
  operator: Operator,
): LegalDocument {
  const source = files[`./documents/${locale}/${name}.md`];
  if (source === undefined) throw new Error(`there is no ${name} in ${locale}`);
  return parseDocument(source, valuesFor(operator));
}
