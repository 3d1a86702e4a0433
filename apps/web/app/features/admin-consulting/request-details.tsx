import {
  type AdminRequest,
  type ConsultingChoice,
  type ConsultingField,
  consultingChoices,
  consultingFieldText,
} from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { formatAdminDay } from '../../i18n/admin-formats.ts';
import { languageName } from '../../i18n/country-and-language-names.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { useLocale } from '../../i18n/use-locale.ts';

const WRITTEN: readonly (readonly [ConsultingField, keyof AdminRequest])[] = [
  ['parentName', 'parent_name'],
  ['partnerName', 'partner_name'],
  ['dueDate', 'due_date'],
  ['gender', 'gender'],
  ['culturalBackground', 'cultural_background'],
  ['religiousPreference', 'religious_preference'],
  ['nameStyle', 'name_style'],
  ['meaningImportance', 'meaning_importance'],
  ['familyNames', 'family_names'],
  ['avoidNames', 'avoid_names'],
  ['specialRequests', 'special_requests'],
];
const CHOSEN: readonly string[] = [
  'gender',
  'religiousPreference',
  'nameStyle',
  'meaningImportance',
] satisfies ConsultingChoice[];
const isChoice = (field: string): field is ConsultingChoice => CHOSEN.includes(field);

/** All submitted values; empty fields are omitted. */
export function RequestDetails({ request }: { request: AdminRequest }) {
  const { t } = useTranslation('admin-consulting');
  const words = useAdminTexts();
  const locale = useLocale();
  const { appointment } = request;
  const wordOf = (field: ConsultingField, value: string) => {
    if (field === 'dueDate') return formatAdminDay(`${value}T12:00:00`) ?? value;
    const choices = isChoice(field) ? consultingChoices(field, locale) : [];
    return choices.find((choice) => choice.value === value)?.text ?? value;
  };
  const facts: [string, string][] = [
    [t('facts.type'), t(`types.${request.consultation_type}`)],
    [t('facts.account'), request.user.email],
    [t('facts.email'), request.email],
    ...(request.instagram_username
      ? [[t('facts.instagram'), `@${request.instagram_username}`] as [string, string]]
      : []),
    ...(appointment
      ? [
          [
            t('facts.appointment'),
            `${formatAdminDay(`${appointment.appointment_date}T12:00:00`)} ${appointment.appointment_time}`,
          ] as [string, string],
        ]
      : []),
    [t('facts.created'), words.formatDayAndTime(request.created_at)],
    [t('facts.credits'), String(request.credits_used)],
    [t('facts.language'), languageName(locale, request.language)],
    ...(request.response_sent_at
      ? [
          [t('facts.answered'), words.formatDayAndTime(request.response_sent_at)] as [
            string,
            string,
          ],
        ]
      : []),
    ...WRITTEN.flatMap(([field, key]): [string, string][] => {
      const value = request[key];
      return typeof value === 'string'
        ? [[consultingFieldText(field, locale), wordOf(field, value)]]
        : [];
    }),
  ];
  return (
    <dl className="grid gap-2 text-sm">
      {facts.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
          <dt className="text-ink-3">{label}</dt>
          <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
